import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answers, never } from '../../mocks/scenarios';
import '../features/member-import/ImportMembersDialog';
import { memberLink, paths } from '../config/paths';
import { firm } from './edits/editors';
import { fileOf } from './import/importFiles';
import { answer, APPLICATION, area, edit, kinds, press, type SentKind } from './sentKinds';
import { showPortal } from './showPortal';
import { storedItems } from './storedItems';
import { typeInto } from './typeInto';
import { timesSent } from './wire';

/** Opens the screen, sends the change, and loads the page anew while it is under way. */
async function sendAndReload({ as, path, api, call, fill, press: send, asks }: SentKind) {
  const stored = as === 'visitor' ? { 'draft:registration': APPLICATION } : {};
  const first = showPortal(path, as, { stored, troubles: never(api) });
  await fill?.();
  await send();
  if (asks !== undefined) await answer(...asks);
  await waitFor(() => expect(timesSent(call)).toBe(1));
  first.unmount();
  return showPortal(path, as, { stored: storedItems() });
}

const onFile = (firmNow: object) =>
  answers('get', '/api/member_edit/:id', { list: [{ ...firm, ...firmNow }] });

const notes = () => Object.keys(storedItems()).filter((key) => key.startsWith('sent:'));

const sendFile = async () => {
  const [input] = await screen.findAllByLabelText('File (.csv or .xlsx)');
  const files = [fileOf([{}])];
  if (input !== undefined) fireEvent.change(input, { target: { files } });
  await screen.findByText('Rows in the file: 1 · none to mend');
  await press('Start Import');
};

describe('sent, then reloaded', () => {
  test.each(kinds)('$name', async (kind) => {
    const { call, fill, press: send, says, question, act, done } = kind;
    await sendAndReload(kind);
    expect(await screen.findByText(says)).toBeVisible();
    await fill?.();
    await send();
    const asked = await screen.findByRole('dialog', { name: question });
    expect(asked).toHaveTextContent(/at \d\d:\d\d/);
    expect(asked).toHaveTextContent(/unknown|number may still be on its way/);
    await answer(question, 'Cancel');
    expect(timesSent(call)).toBe(1);
    await send();
    await answer(question, act);
    expect(await screen.findByRole('dialog', { name: done })).toBeVisible();
    expect(timesSent(call)).toBe(2);
    // What came of it is known now.
    expect(notes()).toEqual([]);
    await waitFor(() => expect(screen.queryByText(says)).not.toBeInTheDocument());
  });

  test.each(['members', 'newMembers'] as const)('an import into the %s', async (list) => {
    const api = list === 'members' ? '/api/import/members' : '/api/import/newmembers';
    const says = /^A file was sent to this list at \d\d:\d\d\. The result is unknown\./;
    const first = showPortal(paths[list], 'admin', { troubles: never(api) });
    await press('Import');
    await sendFile();
    await waitFor(() => expect(timesSent(`POST ${api}`)).toBe(1));
    first.unmount();
    showPortal(paths[list], 'admin', { stored: storedItems() });
    await press('Import');
    expect(await screen.findByText(says)).toBeVisible();
    await sendFile();
    await answer('Import the same file again?', 'Cancel');
    expect(timesSent(`POST ${api}`)).toBe(1);
    await press('Start Import');
    await answer('Import the same file again?', 'Import again');
    expect(await screen.findByText('Import completed.')).toBeVisible();
    expect(timesSent(`POST ${api}`)).toBe(2);
    // A file that was imported is remembered as such.
    expect(notes()).toHaveLength(1);
  });

  test('what has arrived all the same is asked about no more', async () => {
    const path = memberLink(paths.memberEdit, 101);
    const first = showPortal(path, 'admin', {
      troubles: [...never('/api/member_update'), ...onFile({})],
    });
    await area();
    await press('Update');
    await waitFor(() => expect(timesSent('PUT /api/member_update')).toBe(1));
    first.unmount();
    showPortal(path, 'admin', { stored: storedItems(), troubles: onFile({ area: 'Godowlia' }) });
    await waitFor(() => expect(screen.getByLabelText('Area')).toHaveValue('Godowlia'));
    await waitFor(() => expect(notes()).toEqual([]));
    expect(screen.queryByText(edit.says)).not.toBeInTheDocument();
  });

  test('another firm is no second time; the cleared form says still that one was sent', async () => {
    const [application] = kinds;
    if (application === undefined) throw new Error('There is no application');
    await sendAndReload(application);
    await press('Clear the form');
    expect(await screen.findByText(application.says)).toBeVisible();
    const other: Readonly<Record<string, string>> = {
      'Firm Name': 'Another Firm',
      Address: 'B 1',
      'Firm Mobile No. (WhatsApp without +91)': '9876509999',
      Area: 'Assi',
      'Representative Name-1': 'Rekha',
      'Representative Mobile-1': '9876509999',
    };
    for (const [label, text] of Object.entries(other)) typeInto(label, text);
    await press('Submit');
    await answer(application.done, 'OK');
    expect(timesSent(application.call)).toBe(2);
    expect(await screen.findByText(application.says)).toBeVisible();
  });
});

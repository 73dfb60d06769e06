import { cleanup, screen, waitFor } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { answers } from '../../mocks/scenarios';
import '../features/member-import/ImportMembersDialog';
import { callTable } from './calls/callTable';
import { chooseFile } from './calls/officeCalls';
import { answer, findDialog, press, typeAll } from './calls/moves';
import { smallOffice } from './calls/smallOffice';
import { contract } from './contract';
import { firm } from './edits/editors';
import { everyCombination } from './everyPair';
import { PausedPortal } from './PausedPortal';
import { type ChangeName, isChange, pressTable } from './pressOnce/pressTable';
import { enter } from './pressOnce/presses';
import { showPortal } from './showPortal';
import { storedItems } from './storedItems';
import { timesSent, timesSentTo } from './wire';

/* A change whose page is gone before its answer is remembered and asked about (rule C11). */

interface Remembered {
  /** The text on the screen after the reload. */
  readonly message: RegExp;
  readonly question: string;
  readonly act: string;
}

const edit: Remembered = {
  message:
    /^Your changes to this firm were sent at \d\d:\d\d\. We could not confirm whether they were saved\./,
  question: 'Send the changes again?',
  act: 'Send again',
};
const password: Remembered = {
  message:
    /^Your request to change the password was sent at \d\d:\d\d\. We could not confirm whether it was changed\./,
  question: 'Change the password again?',
  act: 'Change Password',
};
const ofRow = (question: string, act: string): Remembered => ({
  message: /^Sent at \d\d:\d\d\. Result unknown\./,
  question,
  act,
});
const file: Remembered = {
  message:
    /^A file was sent to this list at \d\d:\d\d\. We could not confirm whether it was imported\./,
  question: 'Import the same file again?',
  act: 'Import again',
};
const application: Remembered = {
  message:
    /^An application was sent from this browser at \d\d:\d\d\. We could not confirm whether it arrived\./,
  question: 'Send the application again?',
  act: 'Send again',
};

/** The other changes are visible in the refetched list, or start with the person. */
const remembered: Readonly<Partial<Record<ChangeName, Remembered>>> = {
  'POST /api/register': application,
  'GET /api/membership/{id}': ofRow(
    'Generate a number for Reshmi Dhaga Traders again?',
    'Generate',
  ),
  'POST /api/members/{id}/send-payment-link': ofRow(
    'Send another payment link to Kashi Tanchoi Handloom?',
    'Send',
  ),
  'PUT /api/member_update': edit,
  'PUT /api/profile_update': edit,
  'POST /api/changepassword': password,
  'POST /api/changememberpassword': password,
  'POST /api/forgotpassword': {
    message:
      /^A new password was requested from this browser at \d\d:\d\d\. We could not confirm whether it was sent\./,
    question: 'Request a new password again?',
    act: 'Request again',
  },
  'POST /api/import/members': file,
  'POST /api/import/newmembers': file,
};

const all = contract.flatMap((row) => {
  const call = isChange(row.call) ? row.call : null;
  const kind = call === null ? undefined : remembered[call];
  return call === null || kind === undefined ? [] : [{ call, row, ...kind }];
});

/** One change for each question; all with `EVERY_COMBINATION=1`. */
const sent = all.filter(
  ({ question }, place) =>
    everyCombination || all.findLastIndex((one) => one.question === question) === place,
);

/** Opens the screen with everything that is sent, as before if it was open before. */
async function prepare(call: ChangeName, isBack: boolean): Promise<void> {
  const { open, typed = {} } = callTable[call];
  // A member's draft opens in edit mode.
  const reopen = call === 'PUT /api/profile_update' ? pressTable[call].reopen : open;
  await (isBack ? reopen : open)?.();
  await typeAll(typed);
}

/** Sends the change, and reloads the page while it is running. */
async function sendAndReload(
  call: ChangeName,
  before: readonly RequestHandler[] = [],
  since = before,
): Promise<void> {
  const { screen: path, as, act } = callTable[call];
  const paused = new PausedPortal(call, { path, as, world: smallOffice, troubles: before });
  await prepare(call, false);
  await act?.();
  await paused.arrived();
  cleanup();
  showPortal(path, as, { world: smallOffice, stored: storedItems(), troubles: since });
}

const notes = () => Object.keys(storedItems()).filter((key) => key.startsWith('sent:'));

const sendAgain = (call: ChangeName) => enter(pressTable[call].control?.() ?? document.body);

describe('sent, then reloaded', () => {
  test.each(sent)('$call', async ({ call, row, message, question, act }) => {
    const isImport = message === file.message;
    await sendAndReload(call);
    if (isImport) await press('Import');
    expect(await screen.findByText(message)).toBeVisible();
    await (isImport ? chooseFile() : prepare(call, true));
    sendAgain(call);
    const warns = isImport
      ? /duplicates/
      : /at \d\d:\d\d.*(unknown|could not confirm|number may already have been generated)/;
    expect(await findDialog(question)).toHaveTextContent(warns);
    await answer(question, 'Cancel');
    expect(timesSentTo(row)).toBe(1);
    sendAgain(call);
    await answer(question, act);
    await callTable[call].done();
    expect(timesSentTo(row)).toBe(2);
    // The result is known now. The record of an imported file is kept.
    expect(notes()).toHaveLength(isImport ? 1 : 0);
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });

  test('a change that did arrive is not asked about again', async () => {
    const { typed = {} } = callTable['PUT /api/member_update'];
    const onFile = { ...firm, area: typed['Area'], rep_name_2: typed['Representative Name-2'] };
    const [before, since] = [firm, onFile].map((list) =>
      answers('get', '/api/member_edit/:id', { list }),
    );
    await sendAndReload('PUT /api/member_update', before, since);
    await waitFor(() => expect(screen.getByLabelText('Area')).toHaveValue(typed['Area']));
    await waitFor(() => expect(notes()).toEqual([]));
    expect(screen.queryByText(edit.message)).not.toBeInTheDocument();
  });

  test('another firm is not a duplicate; the cleared form still says that one was sent', async () => {
    const call = 'POST /api/register';
    await sendAndReload(call);
    await press('Clear the form');
    expect(await screen.findByText(application.message)).toBeVisible();
    const { typed = {}, act, done } = callTable[call];
    const MOBILE = 'Firm Mobile No. (WhatsApp without +91)';
    await typeAll({ ...typed, 'Firm Name': 'Another Firm', [MOBILE]: '9876509999' });
    await act?.();
    await done();
    await answer('Application Submitted Successfully', 'OK');
    expect(timesSent(call)).toBe(2);
    expect(await screen.findByText(application.message)).toBeVisible();
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { server } from '../../../mocks/node';
import { networkDown, rejects, sessionExpired } from '../../../mocks/scenarios';
import { HistoryStore } from '../../session/localHistory/HistoryStore';
import { savedEdits } from '../../session/localHistory/savedEdits';
import { writeSession } from '../../session/storedSession';
import { answer, press } from '../calls/moves';
import { newerSession } from '../lateAnswers/LateAnswer';
import { showPortal } from '../showPortal';
import { storedItems } from '../storedItems';
import { typeInto } from '../typeInto';
import { sentChanges } from '../wire';
import {
  ADMIN,
  computer,
  member,
  office,
  open,
  type Opened,
  saveArea,
  succeed,
  summary,
} from './computer';
import { dialog, firm, firmAtService, pressUpdate, typeChange, updatePath } from './editors';

/* What the office saves is kept on this computer before it is sent (rule H1). */

const orders: readonly [string, (opened: Opened) => Promise<unknown>, readonly string[]][] = [
  ['a save', async () => saveArea().then(succeed), ['area Assi→Lanka']],
  ['a save that changes nothing', async () => pressUpdate().then(succeed), []],
  [
    'a save of what this service does not take',
    async () => {
      typeInto('Firm Alternate Mobile', '9415000077');
      await pressUpdate().then(succeed);
    },
    [],
  ],
  [
    'a save after a colleague changed something else',
    async ({ serviceFirm }) => {
      serviceFirm.firm = { ...firm, address: 'Theirs 2' };
      await saveArea().then(succeed);
    },
    ['area Assi→Lanka'],
  ],
  [
    'a save over what a colleague changed',
    async ({ serviceFirm }) => {
      serviceFirm.firm = { ...firm, area: 'Kamachha' };
      await saveArea();
      const question = await dialog('Someone else changed the same details');
      fireEvent.click(within(question).getByRole('radio', { name: /typed/ }));
      await press('Update', question);
      await succeed();
    },
    ['area Kamachha→Lanka'],
  ],
  [
    'a save that is refused',
    async () => {
      server.use(...rejects('put', updatePath(office), 409, { message: 'Not today.' }));
      await saveArea();
      await dialog('Error');
    },
    [],
  ],
  [
    'a save without an answer',
    async () => {
      server.use(...networkDown(updatePath(office)));
      await saveArea();
      await dialog('Error');
    },
    ['area Assi→Lanka?'],
  ],
  [
    'a save that is sent again after it had no answer',
    async ({ serviceFirm }) => {
      server.use(...networkDown(updatePath(office)));
      await saveArea();
      await answer('Error', 'OK');
      server.use(...serviceFirm.handlers);
      await pressUpdate().then(succeed);
    },
    ['area Assi→Lanka', 'area Assi→Lanka?'],
  ],
  [
    'a save that is sent again after the same person signed in over the form',
    async ({ serviceFirm }) => {
      await typeChange('Area', 'Lanka');
      server.use(...sessionExpired(updatePath(office)));
      await pressUpdate();
      const signIn = await dialog('Authentication Failed');
      server.use(...serviceFirm.handlers);
      writeSession(newerSession('admin').session, 3);
      tell();
      await waitFor(() => expect(signIn).not.toBeInTheDocument());
      await pressUpdate().then(succeed);
    },
    ['area Assi→Lanka'],
  ],
  [
    'a save in each of two tabs',
    async ({ storage }) => {
      await saveArea();
      await answer('Success', 'OK');
      const other = new HistoryStore(storage);
      const settle = await other.keep(ADMIN, savedEdits, {
        id: 101,
        at: Date.now() - 5000,
        isConfirmed: false,
        changes: [{ field: 'area', before: 'Sigra', after: 'Assi' }],
      });
      await settle?.('done');
    },
    ['area Assi→Lanka', 'area Sigra→Assi'],
  ],
  [
    'a save during which the notes are cleared',
    async ({ history, serviceFirm }) => {
      server.use(
        http.put(`*${updatePath(office)}`, async () => {
          await history.forget(ADMIN);
          serviceFirm.firm = { ...firm, area: 'Lanka' };
          return HttpResponse.json({ message: 'Saved.' });
        }),
      );
      await saveArea().then(succeed);
    },
    [],
  ],
];

const tell = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));

describe('kept on this computer', () => {
  test.each(orders)('%s', async (_, run, expected) => {
    const opened = await open();
    await run(opened);
    await waitFor(async () => expect(summary(await opened.kept())).toEqual(expected));
  });

  test('nothing of a member', async () => {
    const { kept } = await open(computer(), firm, member);
    await saveArea();
    await succeed();
    expect(await kept()).toEqual([]);
    expect(screen.queryByText('Changed from here')).not.toBeInTheDocument();
  });
});

test('an entry is kept before its change is sent, and confirmed by the answer', async () => {
  const { kept } = await open();
  const atSend = vi.fn<(kept: readonly string[]) => void>();
  server.use(
    http.put(`*${updatePath(office)}`, async () => {
      atSend(summary(await kept()));
      return HttpResponse.json({ message: 'Saved.' });
    }),
  );
  await saveArea();
  await succeed();
  expect(atSend).toHaveBeenCalledExactlyOnceWith(['area Assi→Lanka?']);
});

const refuse = () => Promise.reject(new Error('refused'));

test('without a storage the change is saved, and the message says that it was not noted', async () => {
  const { serviceFirm } = await open(computer({}, { readAll: refuse, write: refuse }));
  expect(screen.queryByText('Changed from here')).not.toBeInTheDocument();
  await saveArea();
  expect(await dialog('Success')).toHaveTextContent(
    'Saved.This change could not be noted on this computer, so it cannot be put back from here.',
  );
  expect(serviceFirm.sent).toMatchObject([{ area: 'Lanka' }]);
});

/** A storage that answers when it is told to. */
function waitingComputer() {
  const asked = vi.fn<() => void>();
  let release: (() => void) | undefined;
  const told = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { storage } = computer();
  const write: typeof storage.write = async (key, value) => {
    asked();
    await told;
    await storage.write(key, value);
  };
  return { ...computer({}, { ...storage, write }), asked, answerNow: () => release?.() };
}

test.each<[string, (opened: Opened) => Promise<unknown>]>([
  [
    'the screen is left',
    async ({ router }) => {
      void router.navigate('/admin');
      await answer('Leave without saving?', 'Leave');
      await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    },
  ],
  [
    'another person signs in',
    async () => {
      const { session, roleNumber } = newerSession('secondAdmin');
      writeSession(session, roleNumber);
      tell();
      await waitFor(() => expect(screen.queryByDisplayValue('Lanka')).not.toBeInTheDocument());
    },
  ],
])('if %s while the browser still writes the entry, neither is there', async (_, happen) => {
  const { asked, answerNow, ...on } = waitingComputer();
  const opened = await open(on);
  await typeChange('Area', 'Lanka');
  await pressUpdate();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await happen(opened);
  await act(async () => answerNow());
  await waitFor(async () => expect(await opened.kept()).toEqual([]));
  expect(sentChanges()).toEqual([]);
});

test('a change that is sent again after a reload is kept once, when it is sent', async () => {
  const on = computer();
  const first = await open(on);
  server.use(...networkDown(updatePath(office)));
  await saveArea();
  await answer('Error', 'OK');
  const stored = storedItems();
  first.unmount();
  const serviceFirm = firmAtService('office', firm);
  showPortal(office.path, 'admin', { stored, troubles: serviceFirm.handlers, history: on.history });
  await screen.findByLabelText('Area');
  await saveArea('Sigra');
  expect(summary(await on.kept())).toEqual(['area Assi→Lanka?']);
  await answer('Send the changes again?', 'Send again');
  await succeed();
  await waitFor(async () =>
    expect(summary(await on.kept())).toEqual(['area Assi→Sigra', 'area Assi→Lanka?']),
  );
});

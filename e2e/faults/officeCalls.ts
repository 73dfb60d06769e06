import { expect, type Page } from '@playwright/test';
import { csvOf } from '../importFiles';
import { answerDialog, button, dialog as shownDialog, field, heading, rowOf } from '../screens';
import {
  alert,
  bodyIsAll,
  bodyIsNothing,
  type CallRow,
  dialog,
  ifUncertain,
  read,
  reason,
  shows,
  updateFailed,
} from './CallRow';
import type { Failed } from './answerFaults';
import { expectNothingSpins } from './look';
import { answer, goElsewhere, goWithin, twoFrames } from './moves';

const member = 'Ansari Handloom House';
const pending = 'Mishra Zari Udyog';
const paid = 'Ganga Brocade Works';
const maybe = 'may or may not have been made';

/** The lists carry no token: who is refused there is told what whoever set the portal up has to do. */
const closedTo = (failed: Failed): string | null =>
  failed.kind === 'refused' && failed.status === 401 ? 'sendTokenOnLists' : null;

/** A list: null is an empty one (W1). */
const list = (screen: string, failedText: string, firm: string): CallRow =>
  read('admin', screen, failedText, (page) => expect(rowOf(page, firm)).toBeVisible(), {
    on401: 'said',
    takes: { ...bodyIsAll, null: 'done', 'list null': 'done' },
    says: (failed) => [alert(failedText, closedTo(failed) ?? reason(failed))],
    // A list that is closed to strangers has no Retry: it can help only when somebody has opened it.
    again: async (page) => {
      if (await button(page, 'Retry').isVisible()) return button(page, 'Retry').press('Enter');
      await goElsewhere(page);
      await goWithin(page, screen);
    },
    carriesOn: (page) => expect(page.getByRole('table')).toBeVisible(),
  });

/** What is pressed in a row of a list, and the question that it asks first. */
const inRow =
  (firm: string, name: string, question?: readonly [title: string, act: string]) =>
  async (page: Page): Promise<void> => {
    await rowOf(page, firm).getByRole('button', { name, exact: true }).press('Enter');
    if (question !== undefined) await answer(page, ...question);
  };

type RowChange = Pick<CallRow, 'screen' | 'done' | 'says'> & {
  readonly act: (page: Page) => Promise<void>;
  readonly firm: string;
};

/** While a list is read again, its rows take no second try (W9). */
async function reload(page: Page): Promise<void> {
  // One that runs already, as after a change, takes the press, and may have been answered before the change was taken back.
  await expectNothingSpins(page);
  await page.getByRole('button', { name: 'Reload' }).press('Enter');
  // Redux tells the screen of a read that has begun with the next frame.
  await twoFrames(page);
  await expectNothingSpins(page);
}

/** A change of one row. A second try may need the list as it stands now. */
const rowChange = ({ firm, act, ...rest }: RowChange): CallRow => ({
  as: 'admin',
  anew: reload,
  act,
  again: async (page) => {
    await reload(page);
    await act(page);
  },
  on401: 'signed out',
  takes: bodyIsNothing,
  carriesOn: (page) => expect(rowOf(page, firm)).toBeVisible(),
  ...rest,
});

const failedAs =
  (title: string) =>
  (failed: Failed): readonly [ReturnType<typeof dialog>] => [
    dialog(title, reason(failed), ifUncertain(failed, maybe)),
  ];

const update: CallRow = {
  as: 'admin',
  screen: '/member-edit/311',
  typed: { Area: 'Thatheri Bazar', 'Representative Name-2': 'Rekha Gupta' },
  act: (page) => page.getByRole('button', { name: 'Update' }).press('Enter'),
  says: updateFailed,
  on401: 'sign-in over the work',
  takes: bodyIsNothing,
  done: (page) => answer(page, 'Success', 'OK'),
};

const file = csvOf([
  ['Assi Silks', '9415012345', 'B 1/150, Assi', 'Assi'],
  ['Chowk Silks', '9415012346', 'CK 1/15, Chowk', 'Chowk'],
]);

const importInto = (screen: string): CallRow => ({
  as: 'admin',
  screen,
  open: async (page) => {
    await page.getByRole('button', { name: 'Import', exact: true }).press('Enter');
    await field(page, 'File (.csv or .xlsx)').setInputFiles(file);
    await expect(page.getByText('Rows in the file: 2 · none to mend')).toBeVisible();
  },
  chosen: (page) => expect(page.getByText(`${file.name}, 1 kB`)).toBeVisible(),
  act: (page) => page.getByRole('button', { name: 'Start Import' }).press('Enter'),
  says: (failed) => [
    alert(
      failed.kind === 'lost' || failed.kind === 'timeout'
        ? `Network error. ${reason(failed)}`
        : `Error: ${failed.kind === 'refused' && failed.words !== null ? failed.words : 'Import failed'}`,
      ifUncertain(failed, 'may or may not have been imported'),
    ),
  ],
  on401: 'sign-in over the work',
  takes: { ...bodyIsNothing, empty: 'unreadable', null: 'unreadable' },
  done: shows('Inserted'),
  // Where the message is none, what can be read of it.
  carriesOn: (page) => expect(page.getByText(/^(Import completed\.|42, false)$/)).toBeVisible(),
  timeLimit: 120_000,
});

const loadFailed = 'Failed to load member data.';

const generated = (page: Page): Promise<void> =>
  answer(page, 'Membership No. generated successfully', 'OK');

/** The calls of the office. */
export const officeCalls = {
  'GET /api/getall': read(
    'admin',
    '/admin',
    'Failed to load the counts.',
    shows('Registered Members'),
  ),
  'GET /api/members': list('/members', 'The members could not be loaded.', member),
  'PATCH /api/members/{id}/status': rowChange({
    screen: '/members',
    firm: member,
    act: inRow(member, 'Active'),
    says: failedAs('Failed to update status'),
    done: (page) => expect(rowOf(page, member).getByText('Inactive')).toBeVisible(),
  }),
  'DELETE /api/members/{id}': rowChange({
    screen: '/members',
    firm: member,
    act: inRow(member, `Delete ${member}`, [`Delete ${member}`, 'Delete']),
    says: failedAs('Failed to delete member.'),
    done: (page) => expect(rowOf(page, member)).toHaveCount(0),
  }),
  'GET /api/newmembers': list(
    '/new-members',
    'The new registrations could not be loaded.',
    pending,
  ),
  'POST /api/members/{id}/send-payment-link': {
    ...rowChange({
      screen: '/new-members',
      firm: pending,
      act: inRow(pending, 'Send Now', [`Payment link for ${pending}`, 'Send']),
      says: (failed) =>
        failedAs(
          failed.kind === 'unreadable' || (failed.kind === 'refused' && failed.status === 200)
            ? 'Failed to send payment link.'
            : 'Error sending payment link',
        )(failed),
      done: (page) =>
        expect(shownDialog(page, 'Payment link sent')).toContainText(
          'The payment provider will notify the member by SMS or e-mail.',
        ),
    }),
    // Only a success flag says that it was sent (product §7).
    takes: { ...bodyIsAll, 'wrong types': 'unreadable' },
  },
  'GET /api/membership/{id}': {
    ...rowChange({
      screen: '/new-members',
      firm: paid,
      act: async (page) => {
        // Where the time limit passed the number may still be on its way: a second try is asked about (rule W9).
        const isUnsettled = await page.getByText('Perhaps on its way already').isVisible();
        await inRow(paid, 'Generate')(page);
        if (isUnsettled) await answerDialog(page, `Generate for ${paid} once more?`, 'Generate');
      },
      says: (failed) =>
        failedAs(
          failed.kind === 'lost' || failed.kind === 'timeout'
            ? 'Failed to generate membership'
            : 'Unexpected response from the server.',
        )(failed),
      done: generated,
    }),
    carriesOn: generated,
  },
  'POST /api/import/members': importInto('/members'),
  'POST /api/import/newmembers': importInto('/new-members'),
  'GET /api/member_edit/{id}': read(
    'admin',
    '/member-edit/311',
    loadFailed,
    (page) => expect(field(page, 'Area')).toHaveValue('Jaitpura'),
    {
      says: (failed) => [dialog(loadFailed), alert(loadFailed, reason(failed))],
      carriesOn: (page) => expect(heading(page, 'Edit Member')).toBeVisible(),
    },
  ),
  'PUT /api/member_update': update,
} as const satisfies Record<string, CallRow>;

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { cleanFile } from '../import/importFiles';
import {
  alert,
  bodyIsAll,
  bodyIsNothing,
  type CallRow,
  dialog,
  type Failed,
  ifUncertain,
  read,
  reason,
  type Said,
  shows,
  updateFailed,
  updateRefusals,
  withWords,
  wordless,
} from './CallRow';
import {
  answer,
  findDialog,
  findHeading,
  findRow,
  isBusy,
  press,
  pressInRow,
  rowOf,
} from './moves';
import { firms } from './smallOffice';

const { member, pending, paid } = firms;

/** The lists carry no token: who is refused there is told what whoever set the portal up has to do. */
const closedTo = (failed: Failed): string | null =>
  failed.kind === 'refused' && failed.status === 401 ? 'sendTokenOnLists' : null;

/** A list: null is an empty one (W1). */
const list = (path: string, title: string, failedText: string, firm: string): CallRow =>
  read('admin', path, failedText, () => findRow(firm), {
    on401: 'said',
    takes: { ...bodyIsAll, null: 'done', 'list null': 'done' },
    says: (failed) => [alert(failedText, closedTo(failed) ?? reason(failed))],
    // A list that is closed to strangers has no Retry: it can help only when somebody has opened it.
    again: async (reopen) => {
      const retry = screen.queryByRole('button', { name: 'Retry' });
      if (retry === null) await reopen();
      else fireEvent.click(retry);
    },
    carriesOn: () => screen.findByRole('table'),
    stays: () => expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible(),
  });

type RowChange = Pick<CallRow, 'screen' | 'done' | 'says'> & {
  readonly act: () => Promise<void>;
  readonly firm: string;
};

/** While a list is read again, its rows take no second try (W9). */
async function reload(): Promise<void> {
  await waitFor(() => expect(isBusy()).toBe(false));
  await press('Reload');
  await waitFor(() => expect(isBusy()).toBe(false));
}

/** A change of one row. A second try may need the list as it stands now. */
const rowChange = ({ firm, act, ...rest }: RowChange): CallRow => ({
  as: 'admin',
  act,
  again: async () => {
    await reload();
    await act();
  },
  on401: 'signed out',
  refusals: [withWords(403)],
  takes: bodyIsNothing,
  carriesOn: () => findRow(firm),
  stays: () => expect(rowOf(firm)).toBeVisible(),
  ...rest,
});

const failedAs =
  (title: string) =>
  (failed: Failed): readonly Said[] => [
    dialog(
      title,
      [
        reason(failed),
        ...ifUncertain(failed, 'The change may or may not have been made: the list is read again.'),
      ].join(' '),
    ),
  ];

async function updated(): Promise<void> {
  await answer('Success', 'OK');
  await findHeading('Members');
}

const update: CallRow = {
  as: 'admin',
  screen: '/member-edit/101',
  typed: { Area: 'Thatheri Bazar', 'Representative Name-2': 'Rekha Gupta' },
  act: () => press('Update'),
  says: updateFailed,
  refusals: updateRefusals,
  on401: 'sign-in over the work',
  takes: bodyIsNothing,
  done: async () => {
    expect(await findDialog('Success')).toHaveTextContent('Member updated successfully.');
    await updated();
  },
  carriesOn: updated,
};

const errors = { file: ['The file is old.', 'The file is short.'], columns: ['No name.'] };
const listed = 'The file is old.The file is short.No name.';

/** In the dialog of the import. */
export async function chooseFile(): Promise<void> {
  const opened = within(await findDialog('Import Members'));
  const files = [cleanFile()];
  fireEvent.change(opened.getByLabelText('File (.csv or .xlsx)'), { target: { files } });
  await opened.findByText('Rows in the file: 2 · none to mend');
}

const importInto = (path: string): CallRow => ({
  as: 'admin',
  screen: path,
  open: async () => {
    await press('Import');
    await chooseFile();
  },
  stays: () => expect(screen.getByText('members.csv, 1 kB')).toBeInTheDocument(),
  act: async () => press('Start Import', await findDialog('Import Members')),
  says: (failed) => [
    alert(
      failed.kind === 'lost' || failed.kind === 'timeout'
        ? `Network error. ${reason(failed)}`
        : `Error: ${failed.kind === 'refused' && failed.words !== null ? failed.words : 'Import failed'}`,
      failed.kind === 'refused' ? (failed.errors ?? '') : '',
      ...ifUncertain(failed, 'may or may not have been imported'),
    ),
  ],
  refusals: [
    { ...withWords(422, { errors }), errors: listed },
    { ...wordless(422, { errors }), errors: listed },
    { ...withWords(400, { error: 'The error.' }), errors: 'The error.' },
    { ...wordless(400), errors: 'Unknown error occurred' },
  ],
  on401: 'sign-in over the work',
  takes: { ...bodyIsNothing, empty: 'unreadable', null: 'unreadable' },
  done: shows('Inserted'),
  // Where the message is none, what can be read of it.
  carriesOn: () => screen.findByText(/^(Import completed\.|42, false)$/),
  timeLimit: 120_000,
});

const generated = () => answer('Membership No. generated successfully', 'OK');
const loadFailed = 'Failed to load member data.';

/** The calls of the office. */
export const officeCalls = {
  'GET /api/getall': read(
    'admin',
    '/admin',
    'Failed to load the counts.',
    shows('Registered Members'),
    { stays: () => expect(screen.getAllByText('Registered Members')).not.toEqual([]) },
  ),
  'GET /api/members': list('/members', 'Members', 'The members could not be loaded.', member),
  'PATCH /api/members/{id}/status': rowChange({
    screen: '/members',
    firm: member,
    act: () => pressInRow(member, 'Active'),
    says: failedAs('Failed to update status'),
    done: async () => within(await findRow(member)).findByRole('button', { name: 'Inactive' }),
  }),
  'DELETE /api/members/{id}': rowChange({
    screen: '/members',
    firm: member,
    act: async () => {
      await pressInRow(member, `Delete ${member}`);
      await answer(`Delete ${member}`, 'Delete');
    },
    says: failedAs('Failed to delete member.'),
    done: () => waitFor(() => expect(rowOf(member)).toBeNull()),
  }),
  'GET /api/newmembers': list(
    '/new-members',
    'New Registration',
    'The new registrations could not be loaded.',
    pending,
  ),
  'POST /api/members/{id}/send-payment-link': {
    ...rowChange({
      screen: '/new-members',
      firm: pending,
      act: async () => {
        await pressInRow(pending, 'Send Now');
        await answer(`Payment link for ${pending}`, 'Send');
      },
      says: (failed) =>
        failedAs(
          failed.kind === 'unreadable' || (failed.kind === 'refused' && failed.status === 200)
            ? 'Failed to send payment link.'
            : 'Error sending payment link',
        )(failed),
      done: async () => {
        await screen.findByText('The payment provider will notify the member by SMS or e-mail.');
        await answer('Payment link sent', 'OK');
      },
    }),
    // Only a success flag says that it was sent (product §7).
    refusals: [wordless(200, { success: false })],
    takes: { ...bodyIsAll, 'wrong types': 'unreadable' },
  },
  'GET /api/membership/{id}': {
    ...rowChange({
      screen: '/new-members',
      firm: paid,
      act: async () => {
        // Where the time limit passed the number may still be on its way: a second try is asked about (rule W9).
        const row = await findRow(paid);
        const isUnsettled = within(row).queryByText('Perhaps on its way already') !== null;
        await press('Generate', row);
        if (isUnsettled) await answer(`Generate for ${paid} once more?`, 'Generate');
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
    refusals: [withWords(409)],
    onlyStatus200: true,
  },
  'POST /api/import/members': importInto('/members'),
  'POST /api/import/newmembers': importInto('/new-members'),
  'GET /api/member_edit/{id}': read(
    'admin',
    '/member-edit/101',
    loadFailed,
    () => screen.findByDisplayValue('Chowk'),
    {
      says: (failed) => [dialog(loadFailed), alert(loadFailed, reason(failed))],
      carriesOn: () => findHeading('Edit Member'),
    },
  ),
  'PUT /api/member_update': update,
} as const satisfies Record<string, CallRow>;

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { cleanFile } from '../import/importFiles';
import {
  bodyIsAll,
  bodyIsNothing,
  type CallRow,
  read,
  shows,
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

/** A list; `null` is an empty one (W1). */
const list = (path: string, title: string, firm: string): CallRow =>
  read('admin', path, () => findRow(firm), {
    on401: 'said',
    takes: { ...bodyIsAll, null: 'done', 'list null': 'done' },
    // A list that needs a login has no Retry: trying again only helps after the setting was changed.
    again: async (reopen) => {
      const retry = screen.queryByRole('button', { name: 'Retry' });
      if (retry === null) await reopen();
      else fireEvent.click(retry);
    },
    carriesOn: () => screen.findByRole('table'),
    stays: () => expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible(),
  });

type RowChange = Pick<CallRow, 'screen' | 'done'> & {
  readonly act: () => Promise<void>;
  readonly firm: string;
};

/** While a list is being fetched, its rows allow no second try (W9). */
async function reload(): Promise<void> {
  await waitFor(() => expect(isBusy()).toBe(false));
  await press('Refresh');
  await waitFor(() => expect(isBusy()).toBe(false));
}

/** A change of one row. A second try may need the current list. */
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

async function updated(): Promise<void> {
  await answer('Success', 'OK');
  await findHeading('Members');
}

const update: CallRow = {
  as: 'admin',
  screen: '/member-edit/101',
  typed: { Area: 'Thatheri Bazar', 'Representative Name-2': 'Rekha Gupta' },
  act: () => press('Update'),
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
const TOO_LARGE = 'The file is too large for the server.';
const listed = 'The file is old.The file is short.No name.';

export async function chooseFile(): Promise<void> {
  const opened = within(await findDialog('Import Members'));
  const files = [cleanFile()];
  fireEvent.change(opened.getByLabelText('File (.csv or .xlsx)'), { target: { files } });
  await opened.findByText('Rows in the file: 2 · Nothing to fix');
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
  refusals: [
    { ...withWords(422, { errors }), errors: listed },
    { ...wordless(422, { errors }), errors: listed },
    { ...withWords(400, { error: 'The error.' }), errors: 'The error.' },
    { ...wordless(400), errors: 'Unknown error occurred' },
    { status: 413, body: {}, words: TOO_LARGE },
    { status: 422, body: { message: 'The file failed to upload.' }, words: TOO_LARGE },
  ],
  on401: 'sign-in over the work',
  takes: { ...bodyIsNothing, empty: 'unreadable', null: 'unreadable' },
  done: shows('Inserted'),
  // The readable part of the message.
  carriesOn: () => screen.findByText(/^(Import completed\.|42, false)$/),
  timeLimit: 120_000,
});

const generated = () => answer('Membership No. generated successfully', 'OK');

export const officeCalls = {
  'GET /api/getall': read('admin', '/admin', shows('Registered Members'), {
    stays: () => expect(screen.getAllByText('Registered Members')).not.toEqual([]),
  }),
  'GET /api/members': list('/members', 'Members', member),
  'PATCH /api/members/{id}/status': rowChange({
    screen: '/members',
    firm: member,
    act: () => pressInRow(member, 'Active'),
    done: async () =>
      within(await findRow(member)).findByRole('button', { name: `Inactive: ${member}` }),
  }),
  'DELETE /api/members/{id}': rowChange({
    screen: '/members',
    firm: member,
    act: async () => {
      await pressInRow(member, `Delete ${member}`);
      await answer(`Delete ${member}`, 'Delete');
    },
    done: () => waitFor(() => expect(rowOf(member)).toBeNull()),
  }),
  'GET /api/newmembers': list('/new-members', 'New Registration', pending),
  'POST /api/members/{id}/send-payment-link': {
    ...rowChange({
      screen: '/new-members',
      firm: pending,
      act: async () => {
        await pressInRow(pending, 'Send Now');
        await answer(`Payment link for ${pending}`, 'Send');
      },
      done: async () => {
        await screen.findByText('The payment provider will notify the member by SMS or e-mail.');
        await answer('Payment link sent', 'OK');
      },
    }),
    // Only a success flag means that it was sent (product §7).
    refusals: [wordless(200, { success: false })],
    takes: { ...bodyIsAll, 'wrong types': 'unreadable' },
  },
  'GET /api/membership/{id}': {
    ...rowChange({
      screen: '/new-members',
      firm: paid,
      act: async () => {
        // After a timeout the number may still be on its way, so a second try asks first (rule W9).
        const row = await findRow(paid);
        const isUnsettled = within(row).queryByText('Number may already be generated') !== null;
        await pressInRow(paid, 'Generate');
        if (isUnsettled) await answer(`${paid}: send again?`, 'Send again');
      },
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
    () => screen.findByDisplayValue('Chowk'),
    {
      carriesOn: () => findHeading('Edit Member'),
    },
  ),
  'PUT /api/member_update': update,
} as const satisfies Record<string, CallRow>;

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cleanFile } from '../import/importFiles';
import {
  atOnce,
  bodyIsAll,
  bodyIsNothing,
  type CallRow,
  type ChangeRow,
  left,
  ofForms,
  ofRows,
  type PressRow,
  read,
  updateRefusals,
  withWords,
  wordless,
} from './CallRow';
import {
  gotNoAnswer,
  importing,
  inRow,
  listing,
  loading,
  loadingRecord,
  updating,
} from './messages';
import {
  answer,
  button,
  disabledButton,
  findDialog,
  findHeading,
  findRow,
  isBusy,
  press,
  pressInRow,
  rowOf,
  shows,
  until,
} from './moves';
import { firms } from './smallOffice';

const { member, pending, paid } = firms;

interface ListScreen {
  readonly endpoint: 'members' | 'newMembers';
  readonly screen: string;
  readonly title: string;
  readonly firm: string;
  readonly fails: string;
}

/** A list; `null` is an empty one (W1). */
const list = ({ endpoint, screen: path, title, firm, fails }: ListScreen): CallRow =>
  read({
    endpoint,
    as: 'admin',
    screen: path,
    on401: 'said',
    takes: { ...bodyIsAll, null: 'done', 'list null': 'done' },
    says: listing(fails),
    done: () => findRow(firm),
    // A list that needs a login has no Retry: trying again only helps after the setting was changed.
    again: async (reopen) => {
      const retry = screen.queryByRole('button', { name: 'Retry' });
      if (retry === null) await reopen();
      else fireEvent.click(retry);
    },
    carriesOn: () => screen.findByRole('table'),
    stays: () => screen.getByRole('heading', { level: 1, name: title }),
  });

/** While a list is being fetched, its rows allow no second try (W9). */
async function reload(): Promise<void> {
  await until(() => !isBusy(), 'the list is loaded');
  await press('Refresh');
  await until(() => !isBusy(), 'the list is loaded again');
}

type RowChange = Pick<
  ChangeRow,
  'endpoint' | 'screen' | 'says' | 'done' | 'overTabs' | 'confirmation'
> &
  Partial<ChangeRow> & {
    readonly id: number;
    readonly firm: string;
    readonly act: () => Promise<void>;
    /** The button in the row. */
    readonly name: string;
    readonly question?: PressRow['question'];
  };

/** A change of one row. A second try may need the current list. */
const rowChange = ({ name, question, ...row }: RowChange): ChangeRow => ({
  as: 'admin',
  again: async () => {
    await reload();
    await row.act();
  },
  on401: 'signed out',
  refusals: [withWords(403)],
  takes: bodyIsNothing,
  carriesOn: () => findRow(row.firm),
  stays: () => rowOf(row.firm),
  answerIsFor: 'the person',
  pressed: {
    ways: ofRows,
    control: () => button(new RegExp(`^${name}(: ${row.firm})?$`), rowOf(row.firm) ?? undefined),
    ...(question && { question }),
  },
  ...row,
});

async function updated(): Promise<void> {
  await answer('Success', 'OK');
  await findHeading('Members');
}

const update: ChangeRow = {
  endpoint: 'updateMember',
  id: 101,
  as: 'admin',
  screen: '/member-edit/101',
  typed: { Area: 'Thatheri Bazar', 'Representative Name-2': 'Rekha Gupta' },
  act: () => press('Update'),
  refusals: updateRefusals,
  on401: 'sign-in over the work',
  takes: bodyIsNothing,
  says: updating,
  done: async () => {
    await within(await findDialog('Success')).findByText(/Member updated successfully\./);
    await updated();
  },
  carriesOn: updated,
  overTabs: { asksBy: member },
  answerIsFor: 'the person',
  confirmation: 'Success',
  firm: member,
  pressed: {
    ways: [...ofForms, 'a second form'],
    control: () => button(/^Update$/),
    field: 'Area',
    second: '/new-member-edit/101',
  },
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

const importInto = (endpoint: 'importMembers' | 'importNewMembers', path: string): ChangeRow => ({
  endpoint,
  as: 'admin',
  screen: path,
  open: async () => {
    await press('Import');
    await chooseFile();
  },
  stays: () => screen.getByText('members.csv, 1 kB'),
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
  says: importing,
  done: shows('Inserted'),
  // The readable part of the message.
  carriesOn: () => screen.findByText(/^(Import completed\.|42, false)$/),
  timeLimit: 120_000,
  overTabs: { asksBy: 'members.csv, 1 kB' },
  answerIsFor: 'the person',
  confirmation: 'Import completed.',
  pressed: {
    ways: [...atOnce, ...left],
    control: () => button(/^(Start Import|Importing\.\.\.)$/),
    runs: () => disabledButton(/^Importing\.\.\.$/),
    reopen: async () => {
      await press('Import');
      const dialog = within(await findDialog('Import Members'));
      const file = () => dialog.queryByLabelText('File (.csv or .xlsx)');
      await waitFor(() => file() ?? button(/^Importing\.\.\.$/));
    },
  },
});

const generated = () => answer('Membership No. generated successfully', 'OK');

/** Calls of the office about members and applications. */
export const officeCalls = {
  'GET /api/getall': read({
    endpoint: 'counts',
    as: 'admin',
    screen: '/admin',
    says: loading('The counts could not be loaded.'),
    done: shows('Registered Members'),
    stays: () => screen.getAllByText('Registered Members')[0] ?? null,
  }),
  'GET /api/members': list({
    endpoint: 'members',
    screen: '/members',
    title: 'Members',
    firm: member,
    fails: 'The members could not be loaded.',
  }),
  'PATCH /api/members/{id}/status': rowChange({
    endpoint: 'setMemberStatus',
    id: 101,
    screen: '/members',
    firm: member,
    name: 'Active',
    act: () => pressInRow(member, 'Active'),
    says: inRow('Failed to update status'),
    done: async () =>
      within(await findRow(member)).findByRole('button', { name: `Inactive: ${member}` }),
    overTabs: null,
    confirmation: null,
  }),
  'DELETE /api/members/{id}': rowChange({
    endpoint: 'deleteMember',
    id: 101,
    screen: '/members',
    firm: member,
    name: `Delete ${member}`,
    question: [`Delete ${member}`, 'Delete'],
    act: async () => {
      await pressInRow(member, `Delete ${member}`);
      await answer(`Delete ${member}`, 'Delete');
    },
    says: inRow('Failed to delete member.'),
    done: () => until(() => rowOf(member) === null, 'the row is gone'),
    overTabs: null,
    confirmation: null,
  }),
  'GET /api/newmembers': list({
    endpoint: 'newMembers',
    screen: '/new-members',
    title: 'New Registration',
    firm: pending,
    fails: 'The applications could not be loaded.',
  }),
  'POST /api/members/{id}/send-payment-link': rowChange({
    endpoint: 'sendPaymentLink',
    id: 3006,
    screen: '/new-members',
    firm: pending,
    name: 'Send Now',
    question: [`Payment link for ${pending}`, 'Send'],
    act: async () => {
      await pressInRow(pending, 'Send Now');
      await answer(`Payment link for ${pending}`, 'Send');
    },
    // Only a success flag means that it was sent (product §7).
    refusals: [wordless(200, { success: false })],
    takes: { ...bodyIsAll, 'wrong types': 'unreadable' },
    says: (failed) =>
      inRow(
        failed.kind === 'unreadable' || (failed.kind === 'refused' && failed.status === 200)
          ? 'Failed to send payment link.'
          : 'Error sending payment link',
      )(failed),
    done: async () => {
      await screen.findByText('The payment provider will notify the member by SMS or e-mail.');
      await answer('Payment link sent', 'OK');
    },
    overTabs: { asksBy: pending },
    confirmation: 'Payment link sent',
  }),
  'GET /api/membership/{id}': rowChange({
    endpoint: 'generateMembership',
    id: 3003,
    screen: '/new-members',
    firm: paid,
    name: 'Generate',
    act: async () => {
      // After a timeout the number may still be on its way, so a second try asks first (rule W9).
      const row = await findRow(paid);
      const isUnsettled = within(row).queryByText('Number may already be generated') !== null;
      await pressInRow(paid, 'Generate');
      if (isUnsettled) await answer(`${paid}: send again?`, 'Send again');
    },
    refusals: [withWords(409)],
    onlyStatus200: true,
    says: (failed) =>
      inRow(
        gotNoAnswer(failed)
          ? 'Failed to generate membership'
          : 'Unexpected response from the server.',
      )(failed),
    done: generated,
    carriesOn: generated,
    overTabs: { asksBy: paid },
    confirmation: 'Membership No. generated successfully',
  }),
  'POST /api/import/members': importInto('importMembers', '/members'),
  'POST /api/import/newmembers': importInto('importNewMembers', '/new-members'),
  'GET /api/member_edit/{id}': read({
    endpoint: 'memberRecord',
    as: 'admin',
    screen: '/member-edit/101',
    says: loadingRecord(),
    done: () => screen.findByDisplayValue('Chowk'),
    carriesOn: () => findHeading('Edit Member'),
  }),
  'PUT /api/member_update': update,
} as const;

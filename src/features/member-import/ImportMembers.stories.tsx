import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { answers, networkDown, never, rejects } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';
import {
  aFile,
  cleanFile,
  faultyFile,
  fileOf,
  remarkedFile,
  workbookOf,
} from '../../test/import/importFiles';

/**
 * Brings members in from a .csv or .xlsx. Before anything is sent it shows what the file holds and what is wrong in
 * it; wrong cells can be mended in place. Afterwards it says what became of every row.
 */
const meta = {
  title: 'Screens/10 Import Members dialog',
  component: Portal,
  args: { path: paths.members, as: 'admin' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type User = Parameters<Play>[0]['userEvent'];

const IMPORT = '/api/import/members';

async function open(userEvent: User) {
  await userEvent.click(await screen.findByText('Import'));
  return screen.findByLabelText('File (.csv or .xlsx)');
}

/** Opens the dialog and chooses a file. */
const choosing =
  (file: () => File | Promise<File>): Play =>
  async ({ userEvent }) => {
    await userEvent.upload(await open(userEvent), await file());
  };

/** Opens the dialog, chooses a file, waits for its preview and starts the import. */
const sending =
  (file: () => File): Play =>
  async ({ userEvent }) => {
    await userEvent.upload(await open(userEvent), file());
    await screen.findByText(/Rows in the file/);
    await userEvent.click(screen.getByText('Start Import'));
  };

export const Idle: Story = {
  parameters: service(),
  play: async ({ userEvent }) => {
    await open(userEvent);
  },
};

export const Clean: Story = { parameters: service(), play: choosing(cleanFile) };

export const Preview: Story = { parameters: service(), play: choosing(remarkedFile) };

/** A text that calls itself a workbook: there is no preview, and it can be sent all the same. */
export const UnusableFile: Story = {
  parameters: service(),
  play: choosing(() => aFile('name,mobile\n', 'members.xlsx')),
};

export const SeveralSheets: Story = {
  parameters: service(),
  play: choosing(() =>
    workbookOf({
      'Last year': [{}],
      'सदस्य 2025': [{ name: 'काशी जरी', mobile: '941', area: '' }, {}],
    }),
  ),
};

export const Importing: Story = {
  parameters: service({ troubles: never(IMPORT) }),
  play: sending(cleanFile),
};

export const Finished: Story = { parameters: service(), play: sending(cleanFile) };

/** The service gives no message, speaks of one row less than were sent, and of one row twice. */
export const FinishedWithUnaccounted: Story = {
  parameters: service({
    troubles: answers('post', IMPORT, {
      inserted: 1,
      updated: 0,
      failed_rows: [
        { row: 3, attribute: 'name', errors: ['No name.'], values: { name: '' } },
        { row: 3, attribute: 'mobile', errors: ['No mobile.'], values: { name: '' } },
      ],
    }),
  }),
  play: sending(faultyFile),
};

export const FinishedWithFailures: Story = { parameters: service(), play: sending(faultyFile) };

export const ManyFailures: Story = {
  parameters: service({
    troubles: answers('post', IMPORT, {
      message: 'Nothing was taken.',
      inserted: 0,
      updated: 0,
      failed_rows: Array.from({ length: 230 }, (_, index) => ({
        row: index + 2,
        errors: ['No.'],
        values: { name: `Firm ${index + 2}` },
      })),
    }),
  }),
  play: sending(() => fileOf([{ name: 'Firm 2' }, { name: 'Firm 3', mobile: '9415012346' }])),
};

export const Rejected: Story = {
  parameters: service({
    troubles: rejects('post', IMPORT, 422, {
      message: 'The file was not taken.',
      errors: { file: ['It is too old.', 'It has no sheet.'], columns: ['name is missing.'] },
    }),
  }),
  play: sending(cleanFile),
};

export const LostAnswer: Story = {
  parameters: service({ troubles: networkDown(IMPORT) }),
  play: sending(cleanFile),
};

/** The same dialog on the other list. */
export const NewMembers: Story = {
  args: { path: paths.newMembers },
  parameters: service(),
  play: sending(cleanFile),
};

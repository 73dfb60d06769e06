import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { screen } from 'storybook/test';
import { answers, networkDown, rejects, serverDown } from '../../../../mocks/scenarios';
import { paths } from '../../../config/paths';
import { currentTranslation, type TextInHiJson } from '../../../i18n/translation';
import { Portal } from '../../../test/Portal';
import { service, smallWorld } from '../../../test/world';
import {
  aFile,
  cleanFile,
  faultyFile,
  fileOf,
  foreignFile,
  remarkedFile,
  shortFile,
  workbookOf,
} from '../../../test/import/importFiles';

const DIALOG = '[role="dialog"]';

/**
 * Imports members from a .csv or .xlsx file in three steps. Before anything is sent, the second step shows the rows and their
 * errors, and wrong cells can be fixed there. The last step shows the result for every row.
 */
const meta = {
  title: 'Screens/10 Import Members dialog',
  component: Portal,
  args: { path: paths.members, as: 'admin' },
  // The list behind it is a matter of its own stories.
  parameters: { a11y: { context: { include: DIALOG } } },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type User = Parameters<Play>[0]['userEvent'];

const IMPORT = '/api/import/members';

/** A short list behind the dialog: what a file holds is compared with it. */
const office = ({ troubles = [] }: { readonly troubles?: readonly RequestHandler[] } = {}) =>
  service({ world: smallWorld(), troubles });

// In the language of the book's toolbar.
async function open(userEvent: User) {
  await userEvent.click(await screen.findByText(currentTranslation()('Import')));
  return screen.findByLabelText(currentTranslation()('File (.csv or .xlsx)'));
}

/** Opens the dialog and chooses a file, until the part with this name shows what is in it. */
const choosing =
  (file: () => File | Promise<File>, part: TextInHiJson = 'Rows with remarks'): Play =>
  async ({ userEvent }) => {
    await userEvent.upload(await open(userEvent), await file());
    await screen.findByLabelText(currentTranslation()(part));
  };

/** Does that, and starts the import until the dialog says `end`. */
const sending =
  (file: () => File, end: () => string | RegExp): Play =>
  async (context) => {
    await choosing(file)(context);
    await context.userEvent.click(screen.getByText(currentTranslation()('Start Import')));
    await screen.findByText(end());
  };

const underWay = () => currentTranslation()('Uploading and importing...');
const COMPLETED = 'Import completed.';

/** Ends the import of the story that is left: it would go on, and keep that of the next story from starting. */
let endImport = (): void => undefined;
let importEnds = Promise.resolve();
// Not in the handler: a call that is ended before it has arrived there would wait for ever.
const holdImport = () => {
  importEnds = new Promise((resolve) => (endImport = resolve));
  return () => endImport();
};
const neverAnswers = http.post(`*${IMPORT}`, async () => {
  await importEnds;
  return HttpResponse.error();
});

/** The list behind the dialog could not be loaded, so the portal cannot tell which firms are new. */
export const ListLate: Story = {
  parameters: office({ troubles: serverDown('/api/members') }),
  play: async ({ userEvent }) => {
    await open(userEvent);
  },
};

export const ChooseFile: Story = {
  parameters: office(),
  play: async ({ userEvent }) => {
    await open(userEvent);
  },
};

export const CheckClean: Story = { parameters: office(), play: choosing(cleanFile) };

/** Each kind of error and hint, a firm with other details in the list, and headings that differ from the template. */
export const CheckToCorrect: Story = { parameters: office(), play: choosing(remarkedFile) };

/** Other names for the columns: the person checks the match before the rows are shown. */
export const ColumnsGuessed: Story = {
  parameters: office(),
  play: choosing(foreignFile, 'Columns in the file'),
};

/** New firms without an address and an area: one text can fill every row. */
export const ColumnsMissing: Story = {
  parameters: office(),
  play: choosing(shortFile, 'Columns in the file'),
};

export const SeveralSheets: Story = {
  parameters: office(),
  play: choosing(
    () =>
      workbookOf({
        'Last year': [{}],
        'सदस्य 2025': [{ name: 'काशी जरी', mobile: '941', area: '' }, {}],
      }),
    'Sheets',
  ),
};

/** A text file that is named .xlsx: it has no preview, but can still be sent. */
export const UnusableFile: Story = {
  parameters: office(),
  play: async ({ userEvent }) => {
    await userEvent.upload(await open(userEvent), aFile('name,mobile\n', 'members.xlsx'));
    await screen.findByRole('alert');
  },
};

export const Importing: Story = {
  parameters: office({ troubles: [neverAnswers] }),
  beforeEach: holdImport,
  // No other story sends a file of this name: it would be asked whether it shall go again.
  play: sending(
    () => fileOf([{ name: 'Chowk Brocades', mobile: '9415012349' }], 'brocades.csv'),
    underWay,
  ),
};

export const ResultClean: Story = {
  parameters: office(),
  play: sending(cleanFile, () => COMPLETED),
};

export const ResultWithFailures: Story = {
  parameters: office(),
  play: sending(faultyFile, () => `${COMPLETED} Some rows failed.`),
};

/** The server sends no message, reports one row too few, and reports one row twice. */
export const ResultUnaccounted: Story = {
  parameters: office({
    troubles: answers('post', IMPORT, {
      inserted: 1,
      updated: 0,
      failed_rows: [
        { row: 3, attribute: 'name', errors: ['No name.'], values: { name: '' } },
        { row: 3, attribute: 'mobile', errors: ['No mobile.'], values: { name: '' } },
      ],
    }),
  }),
  play: sending(faultyFile, () => currentTranslation()('Import completed.')),
};

export const ResultManyFailures: Story = {
  parameters: {
    ...office({
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
    // The others are as the first ones.
    a11y: { context: { exclude: ['tbody tr:nth-child(n + 6)'] } },
  },
  play: sending(
    () => fileOf([{ name: 'Firm 2' }, { name: 'Firm 3', mobile: '9415012346' }]),
    () => 'Nothing was taken.',
  ),
};

export const ResultRejected: Story = {
  parameters: office({
    troubles: rejects('post', IMPORT, 422, {
      message: 'The file was not taken.',
      errors: { file: ['It is too old.', 'It has no sheet.'], columns: ['name is missing.'] },
    }),
  }),
  play: sending(cleanFile, () => /The file was not taken/),
};

export const ResultLostAnswer: Story = {
  parameters: office({ troubles: networkDown(IMPORT) }),
  play: sending(cleanFile, () => new RegExp(`^${currentTranslation()('Network error.')}`)),
};

/** Cancelled when the server already had the file. */
export const ResultCancelled: Story = {
  parameters: office({ troubles: [neverAnswers] }),
  beforeEach: holdImport,
  play: async (context) => {
    await sending(cleanFile, underWay)(context);
    await context.userEvent.click(screen.getByText(currentTranslation()('Cancel')));
    await screen.findByText(currentTranslation()('The import was cancelled.'));
    endImport();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { serverDown } from '../../../../mocks/scenarios';
import { paths } from '../../../config/paths';
import { currentTranslation } from '../../../i18n/translation';
import { applications, ListService } from '../../../test/applications';
import { changingImport, importAccount, importHistory } from '../../../test/importAccounts';
import { Portal } from '../../../test/Portal';

/**
 * What the imports from this computer added and changed, and how to take it back: two bulk runs, which look at each firm again
 * before its turn.
 */
const meta = {
  title: 'Screens/Recent imports',
  component: Portal,
  args: { path: paths.recentImports, as: 'admin' },
  parameters: { msw: new ListService(applications(3)).handlers },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => Date.now() - days * DAY;

const all = importHistory(
  importAccount({ failed: 1 }),
  changingImport({ at: daysAgo(1), fileName: 'नए नाम.xlsx' }),
  importAccount({
    at: daysAgo(2),
    list: 'members',
    inserted: 2,
    added: [],
    fileName: 'members.csv',
    reason: { kind: 'others', found: 3 },
  }),
  importAccount({
    at: daysAgo(3),
    isConfirmed: false,
    inserted: null,
    updated: null,
    added: [],
    reason: { kind: 'list' },
  }),
);

/** One to take back, one with old values, one that others may have added to, and one without an answer. */
export const Several: Story = {
  args: { history: all },
  play: async () => {
    const t = currentTranslation();
    await screen.findByText(t('Take back what this import added ({{count}})', { count: 3 }));
  },
};

/** The added firms, and the changed ones with old beside new values. */
export const Opened: Story = {
  args: { history: all },
  play: async ({ userEvent }) => {
    const t = currentTranslation();
    await userEvent.click(await screen.findByText(t('Added firms ({{count}})', { count: 3 })));
    await userEvent.click(screen.getByText(t('Changed firms ({{count}})', { count: 1 })));
    await screen.findAllByText(t('As imported'));
  },
};

/** The question wants the number typed before its button works. */
export const Question: Story = {
  args: { history: all },
  play: async ({ userEvent }) => {
    const t = currentTranslation();
    const opener = t('Take back what this import added ({{count}})', { count: 3 });
    const button = await screen.findByRole('button', { name: opener });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: t('Take back an import') }));
    await userEvent.type(dialog.getByRole('textbox'), '3');
  },
};

export const Empty: Story = {};

/** Nothing can be taken back before the list is there: it shows what is left. */
export const ListFailed: Story = {
  args: { history: all },
  parameters: { msw: serverDown() },
  play: async () => {
    await screen.findByText(currentTranslation()('The applications could not be loaded.'));
  },
};

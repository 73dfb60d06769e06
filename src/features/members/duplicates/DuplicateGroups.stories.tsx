import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { networkDown } from '../../../../mocks/scenarios';
import { paths } from '../../../config/paths';
import { Portal } from '../../../test/Portal';
import { lookAlikeWorld, service } from '../../../test/world';

/** Firms that are in the lists twice, names that sound like a search, and firms with missing details. */
const meta = {
  title: 'Screens/9 Members list, possible duplicates',
  component: Portal,
  args: { path: `${paths.members}?filter=duplicates`, as: 'admin' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Firms of both lists with the same mobile or email address, together, each with View, Edit and Delete. */
export const PossibleDuplicates: Story = {
  parameters: service({ world: lookAlikeWorld() }),
  play: async () => {
    await screen.findAllByRole('article');
  },
};

/** The other list could not be loaded: only this list was checked, and the page says so. */
export const OtherListFailed: Story = {
  parameters: service({ world: lookAlikeWorld(), troubles: networkDown('/api/newmembers') }),
  play: async () => {
    await screen.findByText(/^Only this list was checked/);
  },
};

/** An invalid mobile, no email, no name: each row says why it is here. */
export const NeedsAttention: Story = {
  args: { path: `${paths.members}?filter=attention` },
  parameters: service({ world: lookAlikeWorld() }),
};

/** Names in the other script are below the exact matches, where the person can open them. */
export const SoundsLike: Story = {
  args: { path: `${paths.members}?q=${encodeURIComponent('जायसवाल')}&sounds=1` },
  parameters: service({ world: lookAlikeWorld() }),
  play: async () => {
    await screen.findByText('Names that only sound similar to your search');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { networkDown } from '../../../../mocks/scenarios';
import { paths } from '../../../config/paths';
import { Portal } from '../../../test/Portal';
import { lookAlikeWorld, service } from '../../../test/world';

/** Who stands in the lists twice, who only sounds alike, and whose details have to be found out. */
const meta = {
  title: 'Screens/9 Members list, possible duplicates',
  component: Portal,
  args: { path: `${paths.members}?filter=duplicates`, as: 'admin' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Firms of both lists with one mobile or one e-mail address, side by side, each with its View, Edit and Delete. */
export const PossibleDuplicates: Story = {
  parameters: service({ world: lookAlikeWorld() }),
  play: async () => {
    await screen.findAllByRole('article');
  },
};

/** The other list did not come: what can be said of this one alone is said, and that it is not all. */
export const OtherListFailed: Story = {
  parameters: service({ world: lookAlikeWorld(), troubles: networkDown('/api/newmembers') }),
  play: async () => {
    await screen.findByText(/^Only this list could be looked through/);
  },
};

/** A mobile that is none, no e-mail, no name: each row says why it is here. */
export const NeedsAttention: Story = {
  args: { path: `${paths.members}?filter=attention` },
  parameters: service({ world: lookAlikeWorld() }),
};

/** Names in the other script stand below the exact hits, where the person opens them. */
export const SoundsLike: Story = {
  args: { path: `${paths.members}?q=${encodeURIComponent('जायसवाल')}&sounds=1` },
  parameters: service({ world: lookAlikeWorld() }),
  play: async () => {
    await screen.findByText('These only sound like the search');
  },
};

/** In Member Details a name that only sounds alike is a grey hint. */
export const SoundsAlike: Story = {
  args: { path: `${paths.members}?q=Vishvanath` },
  parameters: service({ world: lookAlikeWorld() }),
  play: async ({ canvas, userEvent }) => {
    const name = 'Shri Vishvanath Sari Bhandar';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const [hint] = await screen.findAllByText('Sounds like:');
    await expect(hint?.parentElement).toHaveTextContent(/^Sounds like: श्री/);
  },
};

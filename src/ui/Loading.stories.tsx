import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loading as LoadingPiece } from './Loading';

/** Stands while something is on its way. */
const meta = { title: 'Parts/Loading', component: LoadingPiece } satisfies Meta<
  typeof LoadingPiece
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: { staysBusy: true } };

export const WithItsOwnText: Story = {
  args: { text: 'Loading receipt...' },
  parameters: { staysBusy: true },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DOWNLOAD_ICON } from './icons';
import { Menu } from './Menu';

/** A button that opens a menu of acts and links. */
const meta = {
  title: 'Parts/Menu',
  component: Menu,
  args: {
    icon: DOWNLOAD_ICON,
    children: 'Export this view',
    entries: [
      { key: 'csv', text: 'CSV (.csv)', onChoose: fn() },
      { key: 'site', text: 'Office site', href: 'https://office.example/' },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The focus goes into the menu. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export this view' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'CSV (.csv)' })).toHaveFocus());
  },
};

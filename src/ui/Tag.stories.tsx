import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TagButton } from './Tag';

/** A badge that is a button. Both lists show all its colours. */
const meta = {
  title: 'Parts/Tag',
  component: TagButton,
  args: {
    colour: 'green',
    busy: true,
    tooltip: 'Click to mark as Inactive',
    onClick: fn(),
    children: 'Active',
    name: 'Active: Kashi Silk',
  },
} satisfies Meta<typeof TagButton>;

export default meta;

/** While its request is running. */
export const Busy: StoryObj<typeof meta> = { parameters: { staysBusy: true } };

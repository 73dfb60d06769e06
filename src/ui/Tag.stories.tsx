import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TagButton } from './Tag';

/** The badge that acts; all its colours are in both lists. */
const meta = {
  title: 'Parts/Tag',
  component: TagButton,
  args: {
    colour: 'green',
    busy: true,
    tooltip: 'Click to mark as Inactive',
    onClick: fn(),
    children: 'Active',
  },
} satisfies Meta<typeof TagButton>;

export default meta;

/** While its call runs. */
export const Busy: StoryObj<typeof meta> = { parameters: { staysBusy: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { BeginHere as Page } from './BeginHere';

/** The first page of the book. */
const meta = {
  title: 'Begin here',
  component: Page,
  tags: ['!autodocs'],
  parameters: { standsAlone: true },
} satisfies Meta<typeof Page>;

export default meta;

export const BeginHere: StoryObj<typeof meta> = { name: 'Begin here' };

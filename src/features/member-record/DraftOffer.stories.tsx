import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DraftOffer } from './MemberForm';

/** Offers unsaved changes from earlier. */
const meta = {
  title: 'Parts/DraftOffer',
  component: DraftOffer,
  args: { restore: fn(), discard: fn() },
} satisfies Meta<typeof DraftOffer>;

export default meta;

export const Shown: StoryObj<typeof meta> = {};

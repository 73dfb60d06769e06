import type { Meta, StoryObj } from '@storybook/react-vite';
import { AllTexts as Page } from './AllTexts';

/** Every text of the portal in both languages. */
const meta = {
  title: 'All texts',
  component: Page,
  tags: ['!autodocs'],
  parameters: { standsAlone: true },
} satisfies Meta<typeof Page>;

export default meta;

export const AllTexts: StoryObj<typeof meta> = { name: 'All texts' };

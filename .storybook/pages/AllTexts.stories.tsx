import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllTexts as Page } from './AllTexts';

/** All texts of the portal in both languages. */
const meta = {
  title: 'All texts',
  component: Page,
  tags: ['!autodocs'],
  parameters: { standsAlone: true },
} satisfies Meta<typeof Page>;

export default meta;

export const AllTexts: StoryObj<typeof meta> = { name: 'All texts' };

/** For tests only; not a page of the book. */
export const Found: StoryObj<typeof meta> = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.click(search);
    await userEvent.paste('network ERROR');
    await canvas.findByText(/^\d of \d+ texts$/);
    await expect(canvas.getAllByText('इंटरनेट की गड़बड़ी')[0]).toBeVisible();
    await userEvent.clear(search);
    await userEvent.paste('रसीद लोड नहीं');
    await canvas.findByText('Failed to load receipt.');
  },
};

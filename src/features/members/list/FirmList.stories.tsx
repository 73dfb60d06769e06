import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from '../../../test/firmTable';

const firms = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    name: index === 1 ? 'श्री विश्वनाथ साड़ी भंडार' : `Silk House ${index + 1}`,
    area: index % 2 === 0 ? 'Chowk' : 'Lohta',
    shares: String(index),
  }));

/** The table of both lists: search, sort, pages; cards on a phone. */
const meta = {
  title: 'Parts/FirmTable',
  component: Table,
  args: { rows: firms(12) },
} satisfies Meta<typeof Table>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LongNames: Story = {
  args: {
    rows: [
      'Shri Kashi Vishwanath Banarasi Silk Brocade Society '.repeat(4),
      'श्रीकाशीविश्वनाथबनारसीरेशमउद्योग'.repeat(6),
      'W'.repeat(200),
    ].map((name, id) => ({ id, name, area: 'Lohta', shares: '1' })),
  },
};

export const HundredThousandRows: Story = { args: { rows: firms(100_000) } };

/** The row that was changed last. */
export const Marked: Story = { args: { marked: 3 } };

/** All firms are chosen: the buttons for them are in the place of the filters. */
export const Chosen: Story = { args: { areAllChosen: true } };

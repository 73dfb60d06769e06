import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Column } from './Column';
import { DataTable } from './DataTable';

interface Firm {
  readonly name: string;
  readonly area: string;
}

const columns: readonly Column<Firm>[] = [
  { key: 'name', title: 'Firm Name', text: ({ name }) => name },
  { key: 'area', title: 'Area', text: ({ area }) => area },
];

const firms = (count: number): Firm[] =>
  Array.from({ length: count }, (_, index) => ({
    name: index === 1 ? 'श्री विश्वनाथ साड़ी भंडार' : `Silk House ${index + 1}`,
    area: index % 2 === 0 ? 'Chowk' : 'Lohta',
  }));

const nobody = (_firm: Firm): number | null => null;

/** The table of both lists: search, sort, pages; cards on a phone. */
const meta = {
  title: 'Parts/DataTable',
  component: DataTable<Firm>,
  args: { label: 'Firms', columns, rows: firms(12), recordOf: nobody },
} satisfies Meta<typeof DataTable<Firm>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LongNames: Story = {
  args: {
    rows: [
      { name: 'Shri Kashi Vishwanath Banarasi Silk Brocade Society '.repeat(4), area: 'Lohta' },
      { name: 'श्रीकाशीविश्वनाथबनारसीरेशमउद्योग'.repeat(6), area: 'Chowk' },
      { name: 'W'.repeat(200), area: 'Chowk' },
    ],
  },
};

export const HundredThousandRows: Story = { args: { rows: firms(100_000) } };

/** The row that was changed just before, for this visit. */
export const Marked: Story = {
  args: { marked: 3, recordOf: ({ name }) => (name === 'Silk House 3' ? 3 : null) },
};

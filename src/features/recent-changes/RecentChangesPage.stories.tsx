import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

/** What was deleted, edited and imported on this computer. Each line has one action. */
const meta = {
  title: 'Screens/Recent changes',
  component: Portal,
  args: { path: paths.recentChanges, as: 'admin' },
  parameters: service(),
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The time on 15 January 2026, in the timezone of the browser. */
const at = (hours: number, minutes: number): number =>
  new Date(2026, 0, 15, hours, minutes).getTime();

const line = { isConfirmed: true, list: 'members' } as const;

const values = {
  firmName: 'Kashi Silk Emporium',
  address: 'K 37/12, Thatheri Bazar',
  firmMobile: '9415800001',
  firmAlternateMobile: '05422401101',
  area: 'Chowk',
  representatives: [{ name: 'Sunita Keshari', mobile: '9415900001' }],
};

const changes = [
  { ...line, key: 'a', at: at(10, 24), kind: 'deleted', id: 912, membership: '1412', values },
  {
    ...line,
    key: 'b',
    at: at(10, 5),
    kind: 'edited',
    id: 101,
    before: { ...values, firmName: 'Jaiswal Silk Emporium', firmMobile: '9839010001', area: '' },
    after: {
      ...values,
      firmName: 'Jaiswal Silk Emporium',
      firmMobile: '9839010010',
      area: 'Lallapura',
    },
  },
  {
    ...line,
    key: 'c',
    at: at(9, 40),
    list: 'newMembers',
    kind: 'imported',
    fileName: 'applications_january.xlsx',
    inserted: 12,
    updated: 3,
    failed: 1,
    above: 3006,
    upTo: 3018,
  },
  {
    ...line,
    key: 'd',
    at: at(9, 31),
    isConfirmed: false,
    kind: 'deleted',
    id: 913,
    membership: null,
    values: { ...values, firmName: 'अन्नपूर्णा हैंडलूम', firmMobile: '9839012345' },
  },
];

/** All kinds; the oldest deletion had no answer. */
export const Loaded: Story = { args: { kept: { changes } } };

/** Lines of another version, or damaged ones, are counted and not shown. */
export const Unreadable: Story = {
  args: { kept: { changes: [...changes, { kind: 'deleted', id: 914 }, 'damaged'] } },
};

/** Nothing was deleted, edited or imported on this computer. */
export const Empty: Story = {};

/** The browser keeps nothing, as in a private window. */
export const Refused: Story = { args: { kept: 'refused' } };

/** Each line is a card. */
export const OnAPhone: Story = {
  tags: ['phone'],
  args: { kept: { changes } },
  globals: { viewport: { value: 'phone' } },
};

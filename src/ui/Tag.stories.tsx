import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Tag, TagButton } from './Tag';

/** A badge, and the badge that acts. */
const meta = {
  title: 'Parts/Tag',
  component: Tag,
  args: { colour: 'green', children: 'paid' },
} satisfies Meta<typeof Tag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  render: () => (
    <>
      <Tag colour="amber">pending</Tag> <Tag colour="green">paid</Tag> <Tag colour="grey">done</Tag>{' '}
      <Tag colour="red">Inactive</Tag> <Tag colour="green">सक्रिय</Tag>
    </>
  ),
};

const act = { tooltip: 'Click to mark as Inactive', onClick: fn() };

export const Buttons: Story = {
  render: () => (
    <>
      <TagButton colour="green" busy={false} {...act}>
        Active
      </TagButton>{' '}
      <TagButton colour="red" busy={false} {...act}>
        Inactive
      </TagButton>
    </>
  ),
};

/** While its call runs. */
export const BusyButton: Story = {
  parameters: { staysBusy: true },
  render: () => (
    <TagButton colour="green" busy {...act}>
      Active
    </TagButton>
  ),
};

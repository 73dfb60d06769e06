import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'antd';
import type { ComponentProps } from 'react';
import { MemberFields } from './MemberFields';

const filled = {
  firmName: 'श्री विश्वनाथ साड़ी भंडार',
  address: 'सीके 35/12, विश्वनाथ गली, वाराणसी 221001',
  firmMobile: '9839102102',
  firmAlternateMobile: '05422401101',
  area: 'विश्वनाथ गली',
  representatives: Array.from({ length: 5 }, (_, index) => ({
    name: `प्रतिनिधि ${index + 1}`,
    mobile: `941500000${index}`,
  })),
};

function Fields(props: ComponentProps<typeof MemberFields>) {
  return (
    <Form layout="vertical">
      <MemberFields {...props} />
    </Form>
  );
}

function FilledFields(props: ComponentProps<typeof MemberFields>) {
  return (
    <Form layout="vertical" initialValues={filled}>
      <MemberFields {...props} />
    </Form>
  );
}

/** The fields of every edit form: the firm and its contact persons. */
const meta = {
  title: 'Pieces/MemberFields',
  component: MemberFields,
  args: { base: filled },
  render: Fields,
} satisfies Meta<typeof MemberFields>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { render: FilledFields };

/** As a member sees them: the name of the firm is the office's to change. */
export const FirmNameReadOnly: Story = {
  args: { firmNameReadOnly: true },
  render: FilledFields,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import type { MemberChanges } from '../../domain/member';
import { Form, useForm } from '../../ui/form/Form';
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

const BLANK: MemberChanges = {
  firmName: '',
  address: '',
  firmMobile: '',
  firmAlternateMobile: '',
  area: '',
  representatives: [],
};

function Fields({ base, ...props }: ComponentProps<typeof MemberFields>) {
  const [form] = useForm<MemberChanges>();
  return (
    <Form form={form} initialValues={base} onFinish={() => undefined}>
      <MemberFields base={base} {...props} />
    </Form>
  );
}

/** The fields of every edit form: the firm and its contact persons. */
const meta = {
  title: 'Parts/MemberFields',
  component: MemberFields,
  args: { base: filled },
  render: Fields,
} satisfies Meta<typeof MemberFields>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { base: BLANK } };

export const Filled: Story = {};

/** As a member sees them: the name of the firm is the office's to change. */
export const FirmNameReadOnly: Story = {
  args: { firmNameReadOnly: true },
};

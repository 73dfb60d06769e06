import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, networkDown, never } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal, testConfig } from '../../test/Portal';
import { service } from '../../test/world';

/** The receipt for the membership fee, to print or to save as a PDF. */
const meta = {
  title: 'Screens/15 Receipt',
  component: Portal,
  args: { path: paths.receipt, as: 'member' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The service's answer for a member who has paid. */
const paid = {
  receipt_no: 'BV-2025-0001',
  payment_date: '2025-04-07',
  membership: 1001,
  name: 'Jaiswal Silk Emporium',
  email: 'jaiswal@banarasivastra.example',
  mobile: '9415201101',
  address: 'CK 14/36, Nandan Sahu Lane, Chowk, Varanasi 221001',
  membership_fee: 2500,
};

export const Loaded: Story = { parameters: service() };

/** A member whose payment the service does not know. */
export const Empty: Story = {
  args: { stored: { token: 'token-of-the-member-without-receipt', user_id: '7006' } },
  parameters: service(),
};

export const Loading: Story = { parameters: service({ troubles: never('/api/receipt/:id') }) };

export const Failed: Story = { parameters: service({ troubles: networkDown('/api/receipt/:id') }) };

/** What an older system may have written. */
export const OddValues: Story = {
  parameters: service({
    troubles: answers('get', '/api/receipt/:id', {
      receipt: [
        {
          receipt_no: 42,
          payment_date: '0000-00-00',
          membership: null,
          company_name: 'Noor & Sons',
          email: null,
          registered_contact_no: '9628107107',
          registered_address: 'N 9/3, Lohta',
          membership_fee: '1,00,000',
        },
      ],
    }),
  }),
};

/** What is no number is shown as it came, and has no words (rule W14). */
export const AmountIsNoNumber: Story = {
  parameters: service({
    troubles: answers('get', '/api/receipt/:id', {
      receipt: { ...paid, membership_fee: 'as agreed' },
    }),
  }),
};

/** A config.json that says no more of the association than its name. */
export const BareLetterhead: Story = {
  args: {
    config: {
      ...testConfig,
      association: {
        ...testConfig.association,
        address: '',
        registrationNumber: '',
        phone: '',
        email: '',
      },
    },
  },
  parameters: service(),
};

export const InHindi: Story = { globals: { language: 'hi' }, parameters: service() };

/** A name of 200 characters and an address in Hindi that fills several lines. */
export const FullToTheBrim: Story = {
  parameters: service({
    troubles: answers('get', '/api/receipt/:id', {
      receipt: {
        receipt_no: 'BV-2025-0001',
        payment_date: '2025-04-07',
        membership: 1007,
        name: 'Shri Kashi Vishwanath Banarasi Silk Brocade, Tanchoi, Jangla and Kadhua Saree Manufacturers and Handloom Weavers Cooperative Production and Marketing Society of Peeli Kothi and Adjoining Mohallas Limited',
        email: 'a.very.long.address.of.the.cooperative.society@banarasivastra-udyog.example',
        mobile: '919839102102345',
        address: 'सीके 35/12, विश्वनाथ गली, दशाश्वमेध, वाराणसी 221001, उत्तर प्रदेश. '.repeat(5),
        membership_fee: '1,25,00,000',
      },
    }),
  }),
};

/** On paper it goes on to a second page; the payment, the signature and the seal stay together there. */
export const AddressOf5000Characters: Story = {
  parameters: service({
    troubles: answers('get', '/api/receipt/:id', {
      receipt: { ...paid, address: `${paid.address}, `.repeat(100).slice(0, 5000) },
    }),
  }),
};

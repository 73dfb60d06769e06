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

/** A member without a payment. */
export const Empty: Story = {
  args: { stored: { token: 'token-of-the-member-without-receipt', user_id: '7006' } },
  parameters: service(),
};

export const Loading: Story = { parameters: service({ troubles: never('/api/receipt/:id') }) };

export const Failed: Story = { parameters: service({ troubles: networkDown('/api/receipt/:id') }) };

/** Values that an older system may have saved. */
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

/** An amount that is not a number is shown as it is, without words (rule W14). */
export const AmountIsNoNumber: Story = {
  parameters: service({
    troubles: answers('get', '/api/receipt/:id', {
      receipt: { ...paid, membership_fee: 'as agreed' },
    }),
  }),
};

/** The config.json has only the name of the association. */
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

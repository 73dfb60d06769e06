import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, networkDown, never } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

/** The firm in the register of the association: business, products, contacts, addresses. */
const meta = {
  title: 'Screens/14 Member profile',
  component: Portal,
  args: { path: paths.membership, as: 'member' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: service() };

/** The server has the member and no other details. */
export const Empty: Story = {
  parameters: service({
    troubles: answers('get', '/api/member_view/:id', {
      members: [],
      addresses: [],
      contacts: [],
      others: [],
    }),
  }),
};

export const Loading: Story = { parameters: service({ troubles: never('/api/member_view/:id') }) };

export const Failed: Story = {
  parameters: service({ troubles: networkDown('/api/member_view/:id') }),
};

/** Values that are missing, and one contact where a list is expected. */
export const OddValues: Story = {
  parameters: service({
    troubles: answers('get', '/api/member_view/:id', {
      members: { membership: 'null', company_name: 'Noor & Sons', year_of_establishment: 1974 },
      addresses: [{ title: null, address: 'N 9/3, Lohta' }],
      contacts: [
        { contact_person_name: '<b>Noor</b>', gender: null, contact_person_no: 9628107107 },
      ],
      others: null,
    }),
  }),
};

/** Long names, Hindi, several contacts and addresses. */
export const FullToTheBrim: Story = {
  parameters: service({
    troubles: answers('get', '/api/member_view/:id', {
      members: {
        membership: 1007,
        company_name:
          'Shri Kashi Vishwanath Banarasi Silk Brocade, Tanchoi, Jangla and Kadhua Saree Manufacturers and Handloom Weavers Cooperative Production and Marketing Society of Peeli Kothi and Adjoining Mohallas Limited',
        nature_of_bussiness: 'निर्माता एवं थोक विक्रेता',
        registered_contact_no: '919839102102345',
        product_category: 'Handlooms, Powerlooms',
        other_product_category: 'Zari and brocade yardage, दुपट्टे, stoles, home furnishings',
        year_of_establishment: '1962',
        company_email:
          'a.very.long.address.of.the.cooperative.society@banarasivastra-udyog.example',
      },
      addresses: [
        { title: 'Head Office', address: 'सीके 35/12, विश्वनाथ गली, वाराणसी 221001' },
        { title: 'Branch', address: 'A 32/19, Peeli Kothi, Varanasi 221001' },
        { title: 'Branch', address: 'S 7/44, Sarai Mohana, Varanasi 221007' },
      ],
      contacts: ['Male', 'Female', 'Male', 'Female', null].map((gender, index) => ({
        contact_person_name: `प्रतिनिधि ${index + 1} Nizamuddin Ansari`,
        gender,
        contact_person_no: `933510510${index}`,
      })),
      others: [{ other_contact: '05422401101' }],
    }),
  }),
};

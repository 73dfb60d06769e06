import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, networkDown, never } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

const meta = {
  title: 'Screens/14 Member profile',
  component: Portal,
  args: { path: paths.membership, as: 'member' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: service() };

/** The service knows the member and nothing else. */
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

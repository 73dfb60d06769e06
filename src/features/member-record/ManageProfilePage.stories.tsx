import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { answers, networkDown, never, sessionExpired } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

/** A member sees the saved details of the firm and corrects them. Only the office can change the name of the firm. */
const meta = {
  title: 'Screens/13 Manage Profile',
  component: Portal,
  args: { path: paths.profileEdit, as: 'member' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const edit: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
};

const editArea: Play = async (context) => {
  await edit(context);
  const area = await context.canvas.findByLabelText('Area');
  await context.userEvent.clear(area);
  await context.userEvent.type(area, 'Thatheri Bazar');
};

const editAndSave: Play = async (context) => {
  await editArea(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }));
};

/** View mode. */
export const Loaded: Story = { parameters: service() };

/** A record with only the name of the firm. */
export const Empty: Story = {
  parameters: service({
    troubles: answers('get', '/api/profile_view/:id', {
      data: { list: { name: 'Ganga Zari House', membership: null, rep_name_1: null } },
    }),
  }),
};

export const Loading: Story = { parameters: service({ troubles: never('/api/profile_view/:id') }) };

export const Failed: Story = {
  parameters: service({ troubles: networkDown('/api/profile_view/:id') }),
};

/** Edit mode, with a change. */
export const Filled: Story = { parameters: service(), play: editArea };

export const Saving: Story = {
  parameters: service({ troubles: never('/api/profile_update') }),
  play: editAndSave,
};

const LONG =
  'Shri Kashi Vishwanath Banarasi Silk Brocade, Tanchoi, Jangla and Kadhua Saree Manufacturers and Handloom Weavers Cooperative Production and Marketing Society of Peeli Kothi and Adjoining Mohallas Limited';

/** A name of 200 characters, Hindi, five representatives. */
export const FullToTheBrim: Story = {
  parameters: service({
    troubles: answers('get', '/api/profile_view/:id', {
      data: {
        list: {
          name: LONG,
          membership: 1007,
          payment_date: '2025-04-07',
          address: 'सीके 35/12, विश्वनाथ गली, वाराणसी 221001',
          area: 'विश्वनाथ गली',
          mobile: '919839102102345',
          mobile_alt: '05422401101',
          rep_name_1: 'विश्वनाथ केसरी',
          rep_mobile_1: '9839102102',
          rep_name_2: 'Haji Nizamuddin Ansari',
          rep_mobile_2: '9335105105',
          rep_name_3: 'Rukhsana Bano',
          rep_mobile_3: '9335105108',
          rep_name_4: 'अन्नपूर्णा देवी',
          rep_mobile_4: '9792303005',
          rep_name_5: 'Salim Ansari',
          rep_mobile_5: '9335105106',
        },
      },
    }),
  }),
};

/** The same in edit mode. */
export const FullToTheBrimEditing: Story = { ...FullToTheBrim, play: edit };

/** The session ends while something is unsaved: the login opens over the screen. */
export const SessionEnded: Story = {
  parameters: service({ troubles: sessionExpired('/api/profile_update') }),
  play: async (context) => {
    await editAndSave(context);
    await screen.findByRole('dialog', { name: 'Authentication Failed' });
  },
};

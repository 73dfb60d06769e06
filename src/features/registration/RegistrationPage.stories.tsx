import type { Meta, StoryObj } from '@storybook/react-vite';
import { networkDown, never, rejects } from '../../../mocks/scenarios';
import { screen } from 'storybook/test';
import { paths } from '../../config/paths';
import { filledDraft } from '../../test/filledDraft';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

/**
 * A firm applies for membership with its name, its address, its WhatsApp number, and one to five
 * representatives. The form keeps what was typed through a reload, and is cleared only after the application arrived.
 */
const meta = {
  title: 'Screens/1 Membership Registration Form',
  component: Portal,
  args: { path: paths.register, as: 'visitor' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const filled = { stored: { 'draft:registration': filledDraft } } as const;

const submit: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
};

export const Loaded: Story = { parameters: service() };

/** After a reload in the middle: the form still has what was typed. */
export const Filled: Story = { args: filled, parameters: service() };

export const Invalid: Story = { parameters: service(), play: submit };

/** The server does not accept one field of the firm and one of a representative. */
export const Rejected: Story = {
  args: filled,
  parameters: service({
    troubles: rejects('post', '/api/register', 422, {
      message: 'The given data was invalid.',
      errors: {
        firmMobile: ['This number is registered already.', 'Second.'],
        'representatives.1.mobile': ['This number belongs to somebody else.'],
      },
    }),
  }),
  play: submit,
};

export const Saving: Story = {
  args: filled,
  parameters: service({ troubles: never('/api/register') }),
  play: submit,
};

export const Failed: Story = {
  args: filled,
  parameters: service({ troubles: networkDown('/api/register') }),
  play: submit,
};

/** Five representatives, a name of 200 characters, Hindi. */
export const FullToTheBrim: Story = {
  args: {
    stored: {
      'draft:registration': JSON.stringify({
        firmName: 'श्री काशी विश्वनाथ बनारसी रेशम उद्योग '.repeat(6).slice(0, 200),
        address: 'सीके 35/12, विश्वनाथ गली, वाराणसी 221001',
        firmMobile: '9415012345',
        firmAlternateMobile: '+91 542 (245) 0000',
        area: 'विश्वनाथ गली',
        representatives: [
          'विश्वनाथ केसरी',
          'Haji Nizamuddin Ansari',
          'Rukhsana Bano',
          'अनिल यादव',
          'Salim Ansari',
        ].map((name, index) => ({ name, mobile: `941500000${index}` })),
      }),
    },
  },
  parameters: service(),
};

export const Submitted: Story = {
  args: filled,
  parameters: service(),
  play: async (context) => {
    await submit(context);
    await screen.findByRole('dialog', { name: 'Application Submitted Successfully' });
  },
};

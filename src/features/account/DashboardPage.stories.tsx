import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, networkDown, never, sessionExpired } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

/** A simple page that says who is logged in. A person who opens a screen of another role comes here. */
const meta = {
  title: 'Screens/Simple dashboard',
  component: Portal,
  args: { path: paths.dashboard, as: 'member' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: service() };

export const Loading: Story = { parameters: service({ troubles: never('/api/usetdetail') }) };

export const Failed: Story = { parameters: service({ troubles: networkDown('/api/usetdetail') }) };

export const Expired: Story = {
  parameters: service({ troubles: sessionExpired('/api/usetdetail') }),
};

/** A long name in Hindi, and an email address wider than a phone. */
export const LongName: Story = {
  parameters: service({
    troubles: answers('get', '/api/usetdetail', {
      name: 'श्रीमती अन्नपूर्णा विश्वनाथ केसरी जायसवाल',
      email: 'a.very.long.address.of.the.cooperative.society@banarasivastra-udyog.example',
    }),
  }),
};

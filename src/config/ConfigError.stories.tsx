import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfigError } from './ConfigError';

/** Shown in place of every screen while config.json has errors, or could not be loaded. It names each wrong setting for whoever installs the portal. */
const meta = {
  title: 'Screens/Bad configuration',
  component: ConfigError,
} satisfies Meta<typeof ConfigError>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WrongKeys: Story = {
  args: {
    problems: [
      { key: 'apiBaseUrl', problem: 'must be an address such as https://api.example.org' },
      { key: 'association.name', problem: 'is missing' },
      { key: 'sendTokens', problem: 'is an unknown setting' },
    ],
  },
};

export const NotLoaded: Story = {
  args: {
    problems: [
      {
        key: '',
        problem: 'could not be loaded (the web server answered {{detail}})',
        detail: '404',
      },
    ],
  },
};

/** Not loaded within 15 seconds: nothing is wrong but the network. */
export const NotArrived: Story = { args: { problems: [] } };

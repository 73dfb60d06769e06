import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from './Button';
import { SHARE_ICON } from '../icons';

/** The button of every screen. */
const meta = {
  title: 'Parts/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: () => (
    <>
      <Button primary>Save</Button> <Button>Cancel</Button>{' '}
      <Button primary danger>
        Delete
      </Button>{' '}
      <Button small>Send Now</Button> <Button icon={SHARE_ICON}>Share</Button>
    </>
  ),
};

/** While its action is running. */
export const Busy: Story = {
  parameters: { staysBusy: true },
  render: () => (
    <>
      <Button primary busy>
        Save
      </Button>{' '}
      <Button busy icon={SHARE_ICON}>
        Share
      </Button>{' '}
      <Button small busy>
        Send Now
      </Button>
    </>
  ),
};

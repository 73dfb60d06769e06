import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { QueryState } from './QueryState';

/** What a screen shows while it loads: the data, a spinner, or an error with Retry. */
const meta = {
  title: 'Parts/QueryState',
  component: QueryState<string>,
  args: {
    failedText: 'Failed to load receipt.',
    children: (answer) => <p>{answer}</p>,
    query: { isFetching: false, refetch: fn() },
  },
} satisfies Meta<typeof QueryState<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

const query = (rest: object) => ({ query: { isFetching: false, refetch: fn(), ...rest } });

/** The earlier data stays below the error. */
export const FailedOnReload: Story = {
  args: query({ data: 'The answer of the service.', error: { kind: 'timeout' } }),
};

export const Retrying: Story = {
  args: query({ error: { kind: 'network' }, isFetching: true }),
  parameters: { staysBusy: true },
};

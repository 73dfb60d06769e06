import type { userEvent } from 'storybook/test';

/** The person whose presses a test makes. */
export type User = ReturnType<typeof userEvent.setup>;

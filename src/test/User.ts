import type { userEvent } from 'storybook/test';

export type User = ReturnType<typeof userEvent.setup>;

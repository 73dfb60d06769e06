import { screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from 'storybook/test';
import { expect } from 'vitest';
import { texts } from './texts';

type User = ReturnType<typeof userEvent.setup>;

/** Closes a message by its only button. */
export async function closeMessage(user: User, title: string) {
  const dialog = await screen.findByRole('dialog', { name: title });
  const buttons = within(dialog).getAllByRole('button');
  expect(texts(buttons)).toEqual(['OK']);
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

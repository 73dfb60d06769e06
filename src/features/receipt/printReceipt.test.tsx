import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import * as stories from './ReceiptPage.stories';

/* Print Receipt, with different behaviours of the browser's `print`. */

const { Loaded } = composeStories(stories);

const said = () => screen.queryByText('This browser could not print.');

const own = window.print;
const setPrint = (value: (() => void) | undefined) =>
  Object.defineProperty(window, 'print', { value, configurable: true, writable: true });

afterEach(() => {
  setPrint(own);
});

const opensDialog = () => {
  window.dispatchEvent(new Event('beforeprint'));
  window.dispatchEvent(new Event('afterprint'));
};

const refuses = () => {
  throw new DOMException('Ignored call to print(). The document is sandboxed.');
};

test.each([
  ['does nothing', () => undefined],
  ['throws', refuses],
  ['is missing', undefined],
])('if print %s, an alternative is shown, until a late dialog opens', async (_, print) => {
  setPrint(print);
  await Loaded.run();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Print Receipt' }));
  await waitFor(() => expect(said()).toBeVisible(), { timeout: 5000 });
  expect(screen.getByText(/^Press Save as PDF and print that file/)).toBeVisible();
  window.dispatchEvent(new Event('beforeprint'));
  await waitFor(() => expect(said()).not.toBeInTheDocument());
});

test('if the dialog opened, nothing is shown', async () => {
  setPrint(opensDialog);
  await Loaded.run();
  const button = await screen.findByRole('button', { name: 'Print Receipt' });
  vi.useFakeTimers();
  fireEvent.click(button);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(said()).not.toBeInTheDocument();
  setPrint(() => undefined);
  fireEvent.click(button);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(said()).toBeVisible();
  vi.useRealTimers();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from 'antd';
import { expect, test, vi } from 'vitest';
import { busyButton } from './busyButton';

test('a press that starts something acts once: no second half of a double click, and none while it is busy', () => {
  const act = vi.fn<() => void>();
  const shown = (busy: boolean) => <Button {...busyButton(busy, act)}>Reload</Button>;
  const { rerender } = render(shown(false));
  const button = screen.getByRole('button', { name: 'Reload' });
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(act).toHaveBeenCalledTimes(1);
  rerender(shown(true));
  fireEvent.click(button, { detail: 1 });
  expect(act).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  button.focus();
  expect(button).toHaveFocus();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from 'antd';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { MenuButton } from './MenuButton';

const chosen: string[] = [];

async function open(): Promise<HTMLElement> {
  chosen.length = 0;
  const items = [{ key: 'dark', label: 'Dark', onClick: () => void chosen.push('dark') }];
  render(
    <MenuButton menu={() => ({ items })}>
      {(opener) => <Button {...opener}>Theme</Button>}
    </MenuButton>,
  );
  const button = screen.getByRole('button', { name: 'Theme' });
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Dark' })).toHaveFocus();
  return button;
}

test('Enter chooses an entry, closes the menu and gives the focus back, without a press of the button', async () => {
  const button = await open();
  const entry = screen.getByRole('menuitem', { name: 'Dark' });
  // A browser would press the button, which has the focus by then, unless the key's own action is prevented.
  expect(fireEvent.keyDown(entry, { key: 'Enter', keyCode: 13 })).toBe(false);
  expect(chosen).toEqual(['dark']);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the menu, also if the focus is still on the button', async () => {
  const button = await open();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a press without a pointer opens and closes it', async () => {
  const button = await open();
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

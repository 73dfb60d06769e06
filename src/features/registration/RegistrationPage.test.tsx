import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { paths } from '../../config/paths';
import { filledDraft } from '../../test/filledDraft';
import { showPortal } from '../../test/showPortal';
import { typeInto } from '../../test/typeInto';
import { sentCalls } from '../../test/wire';
import { button, expectEmpty, expectFilled, field, loaded } from '../../test/registrationForm';

/** The names of the buttons next to the representatives, in order. */
const rowButtons = () =>
  within(screen.getByRole('group', { name: 'Representatives' }))
    .getAllByRole('button')
    .map((one) => one.textContent);

test('starts empty, accepts up to five representatives, and any of them can be removed', async () => {
  const user = userEvent.setup();
  showPortal(paths.register, 'visitor');
  await loaded();
  expectEmpty();
  expect(rowButtons()).toEqual(['Add']);
  expect(document.title).toBe('Membership Registration · BVUS');
  expect(sentCalls()).toEqual([]);
  for (const number of [1, 2, 3, 4]) {
    typeInto(`Representative Name-${number}`, `R${number}`);
    await user.click(button('Add'));
    expect(field(`Representative Name-${number + 1}`)).toHaveFocus();
  }
  typeInto('Representative Name-5', 'R5');
  expect(rowButtons()).toEqual(['Remove', 'Remove', 'Remove', 'Remove', 'Remove']);
  await user.click(button('Remove Representative-2'));
  expect(field('Representative Mobile-1')).toHaveFocus();
  expect(rowButtons()).toEqual(['Remove', 'Remove', 'Remove', 'Add']);
  for (const [at, name] of ['R1', 'R3', 'R4', 'R5'].entries())
    expect(field(`Representative Name-${at + 1}`)).toHaveValue(name);
  await user.click(button('Remove Representative-1'));
  expect(field('Representative Name-1')).toHaveFocus();
  expect(field('Representative Name-1')).toHaveValue('R3');
});

test('a saved draft is announced, can be cleared, and the clearing can be undone', async () => {
  const user = userEvent.setup();
  showPortal(paths.register, 'visitor', { stored: { 'draft:registration': filledDraft } });
  await loaded();
  const kept = 'What you typed earlier was kept in this browser.';
  expect(await screen.findByText(kept)).toBeVisible();
  expectFilled();
  await user.click(button('Clear the form'));
  expectEmpty();
  expect(button('Undo')).toHaveFocus();
  await user.keyboard('{Enter}');
  expectFilled();
  expect(button('Clear the form')).toHaveFocus();
  fireEvent.click(button('Clear the form'));
  await waitFor(() => expect(localStorage.getItem('draft:registration')).toBeNull());
  expect(screen.queryByText(kept)).not.toBeInTheDocument();
});

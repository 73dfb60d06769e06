import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { paths } from '../../config/paths';
import { showPortal } from '../../test/showPortal';
import { typeInto } from '../../test/typeInto';
import { sentCalls } from '../../test/wire';
import {
  button,
  expectEmpty,
  expectFilled,
  field,
  filledDraft,
  loaded,
  MOBILE,
} from '../../test/registrationForm';

/** The names of the buttons beside the rows of representatives, in order. */
const rowButtons = () =>
  within(screen.getByRole('group', { name: 'Representatives' }))
    .getAllByRole('button')
    .map((one) => one.textContent);

describe('the form', () => {
  test('starts empty, with one row that shows Add, and calls nobody', async () => {
    showPortal(paths.register, 'visitor');
    await loaded();
    expectEmpty();
    expect(rowButtons()).toEqual(['Add']);
    expect(document.title).toBe('Membership Registration · BVUS');
    expect(sentCalls()).toEqual([]);
  });

  test('takes up to five representatives, and any of them goes again', async () => {
    const user = userEvent.setup();
    showPortal(paths.register, 'visitor');
    await loaded();
    for (const number of [1, 2, 3, 4]) {
      typeInto(`Representative Name-${number}`, `R${number}`);
      await user.click(button('Add'));
      expect(field(`Representative Name-${number + 1}`)).toHaveFocus();
    }
    typeInto('Representative Name-5', 'R5');
    expect(rowButtons()).toEqual(['Remove', 'Remove', 'Remove', 'Remove', 'Remove']);
    await user.click(button('Remove Representative-2'));
    expect(rowButtons()).toEqual(['Remove', 'Remove', 'Remove', 'Add']);
    const names = [1, 2, 3, 4].map((number) => field(`Representative Name-${number}`));
    expect(names.map((input) => (input instanceof HTMLInputElement ? input.value : ''))).toEqual([
      'R1',
      'R3',
      'R4',
      'R5',
    ]);
  });
});

test('a kept application says so, can be cleared, and the clearing can be taken back', async () => {
  showPortal(paths.register, 'visitor', { stored: { 'draft:registration': filledDraft } });
  await loaded();
  const kept = 'What you typed before was kept in this browser.';
  expect(await screen.findByText(kept)).toBeVisible();
  expectFilled();
  fireEvent.click(button('Clear the form'));
  expectEmpty();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expectFilled();
  fireEvent.click(button('Clear the form'));
  await waitFor(() => expect(localStorage.getItem('draft:registration')).toBeNull());
  expect(screen.queryByText(kept)).not.toBeInTheDocument();
});

describe('the mobile field', () => {
  test.each([
    ['+91 98765 43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['0091-98765-43210', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['98765 43210 99', '9876543210'],
  ])('keeps of a pasted %s %s', async (pasted, kept) => {
    const user = userEvent.setup();
    showPortal(paths.register, 'visitor');
    await loaded();
    await user.click(field(MOBILE));
    await user.paste(pasted);
    expect(field(MOBILE)).toHaveValue(kept);
  });

  test('keeps of what is typed digits only, Devanagari ones too, up to ten, and a leading 91: only a paste loses a prefix', async () => {
    const user = userEvent.setup();
    showPortal(paths.register, 'visitor');
    await loaded();
    await user.type(field(MOBILE), '9a१-1 5');
    expect(field(MOBILE)).toHaveValue('9115');
    await user.type(field(MOBILE), '01234567');
    expect(field(MOBILE)).toHaveValue('9115012345');
  });
});

import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { fieldError } from '../../test/fieldError';
import { sentCalls, timesSent } from '../../test/wire';
import { button, expectEmpty, field, loaded, MOBILE } from '../../test/registrationForm';
import * as stories from './RegistrationPage.stories';

const { Loaded, Filled, Invalid } = composeStories(stories);

const REGISTER = 'POST /api/register';
/** The names of the buttons beside the rows of representatives, in order. */
const rowButtons = () =>
  within(screen.getByRole('group', { name: 'Representatives' }))
    .getAllByRole('button')
    .map((one) => one.textContent);

describe('the form', () => {
  test('starts empty, with one row that shows Add, and calls nobody', async () => {
    await Loaded.run();
    await loaded();
    expectEmpty();
    expect(rowButtons()).toEqual(['Add']);
    expect(document.title).toBe('Membership Registration · BVUS');
    expect(sentCalls()).toEqual([]);
  });

  test('takes up to five representatives, and any of them goes again', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    await loaded();
    for (const number of [1, 2, 3, 4]) {
      await user.type(field(`Representative Name-${number}`), `R${number}`);
      await user.click(button('Add'));
      expect(field(`Representative Name-${number + 1}`)).toHaveFocus();
    }
    await user.type(field('Representative Name-5'), 'R5');
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

describe('the mobile fields', () => {
  test.each([
    ['+91 98765 43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['0091-98765-43210', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['98765 43210 99', '9876543210'],
  ])('a paste of %s keeps %s', async (pasted, kept) => {
    const user = userEvent.setup();
    await Loaded.run();
    await loaded();
    await user.click(field(MOBILE));
    await user.paste(pasted);
    expect(field(MOBILE)).toHaveValue(kept);
  });

  test('typing keeps digits only, Devanagari ones too, and stops at ten', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    await loaded();
    await user.type(field(MOBILE), '9a४-1 5');
    expect(field(MOBILE)).toHaveValue('9415');
    await user.type(field(MOBILE), '01234567');
    expect(field(MOBILE)).toHaveValue('9415012345');
  });

  test('a leading 91 that is typed stays: only a paste loses a prefix', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    await loaded();
    await user.type(field(MOBILE), '919876543210');
    expect(field(MOBILE)).toHaveValue('9198765432');
  });

  test('the alternate mobile is left as it is typed', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    await loaded();
    await user.type(field('Firm Alternate Mobile'), '+91 (542) ask Rekha');
    expect(field('Firm Alternate Mobile')).toHaveValue('+91 (542) ask Rekha');
  });
});

describe('what is missing', () => {
  test('stands under each field, the first has the focus, and nothing is sent', async () => {
    await Invalid.run();
    await waitFor(() => expect(fieldError(field('Firm Name'))).toBe('Firm Name is required'));
    expect(fieldError(field('Address'))).toBe('Address is required');
    expect(fieldError(field(MOBILE))).toBe(`${MOBILE} is required`);
    expect(fieldError(field('Firm Alternate Mobile'))).toBe('');
    expect(fieldError(field('Area'))).toBe('Area is required');
    expect(fieldError(field('Representative Name-1'))).toBe('Representative Name-1 is required');
    expect(fieldError(field('Representative Mobile-1'))).toBe(
      'Representative Mobile-1 is required',
    );
    await waitFor(() => expect(field('Firm Name')).toHaveFocus());
    expect(timesSent(REGISTER)).toBe(0);
  });

  test('spaces are nothing, and nine digits are not ten', async () => {
    const user = userEvent.setup();
    await Filled.run();
    await loaded();
    await user.clear(field('Area'));
    await user.type(field('Area'), '   ');
    await user.type(field(MOBILE), '{Backspace}');
    await user.click(button('Submit'));
    await waitFor(() => expect(fieldError(field(MOBILE))).toBe('Enter exactly 10 digits'));
    expect(fieldError(field('Area'))).toBe('Area is required');
    await waitFor(() => expect(field(MOBILE)).toHaveFocus());
    expect(timesSent(REGISTER)).toBe(0);
  });
});

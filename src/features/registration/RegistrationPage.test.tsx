import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { answersHtml, rejects } from '../../../mocks/scenarios';
import { fieldError } from '../../test/fieldError';
import { storedItems } from '../../test/storedItems';
import { changeWorld, sentBody, sentCalls, timesSent } from '../../test/wire';
import * as stories from './RegistrationPage.stories';

const { Loaded, Filled, Invalid, Rejected, Saving, Failed } = composeStories(stories);

const REGISTER = 'POST /api/register';
const MOBILE = 'Firm Mobile No. (WhatsApp without +91)';

const field = (label: string) => screen.getByLabelText(label);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const loaded = () => screen.findByRole('heading', { name: 'Membership Registration Form' });

/** The names of the buttons beside the rows of representatives, in order. */
const rowButtons = () =>
  within(screen.getByRole('group', { name: 'Representatives' }))
    .getAllByRole('button')
    .map((one) => one.textContent);

const expectFilled = () => {
  expect(field('Firm Name')).toHaveValue('Ganga Brocade House');
  expect(field('Address')).toHaveValue('B 21/8, Kamachha, Varanasi 221010');
  expect(field(MOBILE)).toHaveValue('9415012345');
  expect(field('Firm Alternate Mobile')).toHaveValue('+91 542 (245) 0000');
  expect(field('Area')).toHaveValue('Kamachha');
  expect(field('Representative Name-1')).toHaveValue('Rekha Gupta');
  expect(field('Representative Mobile-1')).toHaveValue('9415000001');
  expect(field('Representative Name-2')).toHaveValue('अनिल यादव');
  expect(field('Representative Mobile-2')).toHaveValue('9415000002');
};

const expectEmpty = () => {
  for (const label of [
    'Firm Name',
    'Address',
    MOBILE,
    'Firm Alternate Mobile',
    'Area',
    'Representative Name-1',
    'Representative Mobile-1',
  ])
    expect(field(label)).toHaveValue('');
  expect(screen.queryByLabelText('Representative Name-2')).not.toBeInTheDocument();
};

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

describe('an application', () => {
  test('is sent once as documented; then the form is empty and the draft gone', async () => {
    const user = userEvent.setup();
    await Filled.run();
    await loaded();
    expectFilled();
    await user.click(button('Submit'));
    const dialog = await screen.findByRole('dialog', {
      name: 'Application Submitted Successfully',
    });
    expect(dialog).toHaveTextContent(
      'Your application has been received. The office will contact you.',
    );
    expect(timesSent(REGISTER)).toBe(1);
    expect(await sentBody(REGISTER)).toEqual({
      firmName: 'Ganga Brocade House',
      address: 'B 21/8, Kamachha, Varanasi 221010',
      firmMobile: '9415012345',
      firmAlternateMobile: '+91 542 (245) 0000',
      area: 'Kamachha',
      representatives: [
        { name: 'Rekha Gupta', mobile: '9415000001' },
        { name: 'अनिल यादव', mobile: '9415000002' },
      ],
    });
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expectEmpty();
    expect(localStorage.getItem('draft:registration')).toBeNull();
    expect(fieldError(field('Firm Name'))).toBe('');
  });

  test('is sent once by a double click', async () => {
    const user = userEvent.setup();
    await Filled.run();
    await loaded();
    await user.dblClick(button('Submit'));
    expect(
      await screen.findByRole('dialog', { name: 'Application Submitted Successfully' }),
    ).toBeInTheDocument();
    expect(timesSent(REGISTER)).toBe(1);
    // However quick the answer was, the second click asks nothing of the emptied form.
    expect(fieldError(field('Firm Name'))).toBe('');
  });

  test('is sent once while it is on the way', async () => {
    const user = userEvent.setup();
    await Saving.run();
    await waitFor(() => expect(timesSent(REGISTER)).toBe(1));
    await user.click(button(/Submit/));
    await user.type(field('Area'), '{Enter}');
    expect(timesSent(REGISTER)).toBe(1);
    expectFilled();
  });

  test('that is half written survives a reload', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    await loaded();
    await user.type(field('Firm Name'), 'आधा लिखा');
    await user.click(button('Add'));
    await user.type(field('Representative Name-2'), 'Second');
    await Loaded.run({ args: { ...Loaded.args, stored: storedItems() } });
    await loaded();
    expect(field('Firm Name')).toHaveValue('आधा लिखा');
    expect(field('Representative Name-2')).toHaveValue('Second');
  });

  test('whose draft is damaged starts empty', async () => {
    const stored = { 'draft:registration': '{"firmName":7,"representatives":"no"' };
    await Loaded.run({ args: { ...Loaded.args, stored } });
    expect(await loaded()).toBeVisible();
    expectEmpty();
  });
});

describe('a refused application', () => {
  test('keeps every letter, and each message stands under its field', async () => {
    await Rejected.run();
    await waitFor(() =>
      expect(fieldError(field(MOBILE))).toBe('This number is registered already.'),
    );
    expect(fieldError(field('Representative Mobile-2'))).toBe(
      'This number belongs to somebody else.',
    );
    expect(fieldError(field('Representative Mobile-1'))).toBe('');
    await waitFor(() => expect(field(MOBILE)).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expectFilled();
    expect(localStorage.getItem('draft:registration')).not.toBeNull();
  });

  test('without a known field says in a dialog what the service says', async () => {
    const user = userEvent.setup();
    await Filled.run();
    await loaded();
    server.use(
      ...rejects('post', '/api/register', 422, {
        message: 'The given data was invalid.',
        errors: { captcha: ['Please try again tomorrow.'] },
      }),
    );
    await user.click(button('Submit'));
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    expect(dialog).toHaveTextContent('The given data was invalid.');
    expect(dialog).toHaveTextContent('Please try again tomorrow.');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expectFilled();
  });

  test('that got no answer says so in the words of the specification, and a second try works', async () => {
    const user = userEvent.setup();
    await Failed.run();
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(dialog).getByText('Network error. Please try again.')).toBeInTheDocument();
    // A change is never repeated by itself.
    expect(timesSent(REGISTER)).toBe(1);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expectFilled();
    changeWorld(Loaded.parameters);
    await user.click(await screen.findByRole('button', { name: /Submit/ }));
    expect(
      await screen.findByRole('dialog', { name: 'Application Submitted Successfully' }),
    ).toBeInTheDocument();
  });

  test('by a host that answers with a page', async () => {
    const user = userEvent.setup();
    await Filled.run();
    await loaded();
    server.use(...answersHtml('/api/register'));
    await user.click(button('Submit'));
    expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent(
      'The service gave an answer that the portal cannot read.',
    );
    expectFilled();
  });
});

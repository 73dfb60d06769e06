import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import { fieldError } from '../../test/fieldError';
import { filledDraft } from '../../test/filledDraft';
import { storedItems } from '../../test/storedItems';
import { texts } from '../../test/texts';
import { typeInto } from '../../test/typeInto';
import { sentBody, timesSent } from '../../test/wire';
import {
  button,
  expectEmpty,
  expectFilled,
  field,
  loaded,
  MOBILE,
} from '../../test/registrationForm';
import * as stories from './RegistrationPage.stories';

const { Loaded, Filled, Rejected } = composeStories(stories);

const REGISTER = 'POST /api/register';
const SENT = 'This is what you sent';

/** Sends an application, and waits for the success. */
const send = async () => {
  const user = userEvent.setup();
  await Filled.run();
  await loaded();
  expectFilled();
  await user.click(button('Submit'));
  const dialog = await screen.findByRole('dialog', { name: 'Application Submitted Successfully' });
  expect(dialog).toHaveTextContent(
    'Your application has been received. The office will contact you.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  return { user, sent: within(await screen.findByRole('region', { name: SENT })) };
};

describe('an application', () => {
  test('is sent once as documented, stays readable above the empty form, and can be followed by another', async () => {
    const { user, sent } = await send();
    expect(timesSent(REGISTER)).toBe(1);
    expect(await sentBody(REGISTER)).toEqual(JSON.parse(filledDraft));
    expectEmpty();
    expect(fieldError(field('Firm Name'))).toBe('');
    expect(sent.getByRole('heading', { name: SENT })).toHaveFocus();
    expect(texts(sent.getAllByRole('definition'))).toEqual([
      'Ganga Brocade House',
      'B 21/8, Kamachha, Varanasi 221010',
      '9415012345',
      '+91 542 (245) 0000',
      'Kamachha',
      'Rekha Gupta',
      '9415000001',
      'अनिल यादव',
      '9415000002',
    ]);
    // This device stores nothing of it.
    expect(localStorage.getItem('draft:registration')).toBeNull();
    expect(JSON.stringify(storedItems())).not.toContain('Ganga Brocade');
    await user.click(sent.getByRole('button', { name: 'Fill in another application' }));
    expect(screen.queryByRole('region', { name: SENT })).not.toBeInTheDocument();
    expect(field('Firm Name')).toHaveFocus();
  });

  test('that is half written survives a reload', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    await loaded();
    typeInto('Firm Name', 'आधा लिखा');
    await user.click(button('Add'));
    typeInto('Representative Name-2', 'Second');
    await Loaded.run({ args: { ...Loaded.args, stored: storedItems() } });
    await loaded();
    expect(field('Firm Name')).toHaveValue('आधा लिखा');
    expect(field('Representative Name-2')).toHaveValue('Second');
  });

  test('with a damaged draft starts empty', async () => {
    const stored = { 'draft:registration': '{"firmName":7,"representatives":"no"' };
    await Loaded.run({ args: { ...Loaded.args, stored } });
    expect(await loaded()).toBeVisible();
    expectEmpty();
  });
});

test('the sent application is shared as text, without an error if the person cancels, or copied if the browser cannot share', async () => {
  const shared = vi.fn<(data: ShareData) => Promise<void>>();
  shared.mockResolvedValueOnce();
  shared.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  Object.defineProperty(navigator, 'share', { configurable: true, value: shared });
  const { user, sent } = await send();
  const share = () => user.click(sent.getByRole('button', { name: 'Share' }));
  await share();
  expect(shared.mock.calls[0]?.[0].text).toMatch(
    /^Application to Banarasi Vastra Udyog Sangh\nFirm Name: Ganga Brocade House\n/,
  );
  await share();
  expect(shared).toHaveBeenCalledTimes(2);
  expect(sent.getByRole('status')).toHaveTextContent(/^$/);
  Reflect.deleteProperty(navigator, 'share');

  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await share();
  expect(await sent.findByText('Copied. You can paste it into a message.')).toBeVisible();
  expect(copied.mock.calls[0]?.[0]).toContain('Area: Kamachha');
  copied.mockRejectedValue(new Error());
  await share();
  expect(await sent.findByText(/Take a screenshot of this page/)).toBeVisible();
});

test('a rejected application keeps its input, and each message is under its field', async () => {
  await Rejected.run();
  await waitFor(() =>
    expect(fieldError(field(MOBILE))).toBe('This number is registered already.Second.'),
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

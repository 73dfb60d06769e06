import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import { changeLanguage } from '../../i18n/i18n';
import { sentCalls } from '../../test/wire';
import * as stories from './ReceiptPage.stories';

const { Loaded, Loading, OddValues, AmountIsNoNumber, BareLetterhead } = composeStories(stories);

afterEach(() => changeLanguage('en'));

/** The rows of the sheet as name and value. */
async function receiptRows(): Promise<Record<string, string | null>> {
  const sheet = within(await screen.findByRole('article', { name: 'Membership Fee Receipt' }));
  const values = sheet.getAllByRole('definition');
  return Object.fromEntries(
    sheet
      .getAllByRole('term')
      .map((name, index) => [name.textContent, values[index]?.textContent ?? null]),
  );
}

test('shows every field of the receipt, the amount with paise and the dates day first', async () => {
  await Loaded.run();
  expect(await receiptRows()).toEqual({
    'Receipt No.': 'BV-2025-0001',
    'Receipt Date': '07-04-2025',
    'Membership No.': '1001',
    'Firm Name': 'Jaiswal Silk Emporium',
    Email: 'jaiswal@banarasivastra.example',
    Phone: '9415201101',
    Address: 'CK 14/36, Nandan Sahu Lane, Chowk, Varanasi 221001',
    'Payment Mode': 'Online',
    'Transaction Date': '07-04-2025',
    'Amount (INR)': '₹2,500.00',
  });
  const sheet = within(screen.getByRole('article'));
  expect(sheet.getByRole('heading', { name: 'Membership Details' })).toBeVisible();
  expect(sheet.getByRole('heading', { name: 'Payment Details' })).toBeVisible();
  expect(sheet.getByText('Signature')).toBeVisible();
  expect(sheet.getByText('Seal')).toBeVisible();
  expect(document.title).toBe('Membership Fee Receipt · BVUS');
  // By the id of the user, which is not that of the member.
  expect(sentCalls()).toEqual(['GET /api/receipt/7002']);
});

/** The texts of the letterhead, line by line. */
async function letterhead(): Promise<(string | null)[]> {
  const sheet = within(await screen.findByRole('article'));
  const association = sheet.getByText('Banarasi Vastra Udyog Sangh');
  return [...(association.parentElement?.children ?? [])].map((line) => line.textContent);
}

test('the letterhead says what config.json says of the association', async () => {
  await Loaded.run();
  expect(await letterhead()).toEqual([
    'Banarasi Vastra Udyog Sangh',
    'Madanpura, Varanasi 221001, Uttar Pradesh',
    'Registration No. VNS/4321/1998',
    'Phone: 0542 240 0000 · Email: desk@bvus.example',
  ]);
  expect(screen.getByRole('article').querySelector('img')).toHaveAttribute(
    'src',
    expect.stringMatching(/logo\.svg$/),
  );
});

test('what config.json does not say leaves no line', async () => {
  await BareLetterhead.run();
  expect(await letterhead()).toEqual(['Banarasi Vastra Udyog Sangh']);
});

const words = ['Rupees Two Thousand Five Hundred Only', 'दो हज़ार पाँच सौ रुपये मात्र'];

test.each([
  ['en', 'Amount in words', words],
  ['hi', 'राशि शब्दों में', words.toReversed()],
] as const)(
  'the amount stands in words of both languages, in %s that of the portal first',
  async (language, name, lines) => {
    await changeLanguage(language);
    await Loaded.run();
    const label = await screen.findByText(name);
    const shown = within(label.parentElement ?? label).getAllByText(/मात्र$|Only$/);
    expect(shown.map((line) => line.textContent)).toEqual(lines);
    expect(shown.map((line) => line.lang)).toEqual([language, language === 'hi' ? 'en' : 'hi']);
  },
);

test('an amount that is no number stands as it came, without words', async () => {
  await AmountIsNoNumber.run();
  expect(await receiptRows()).toMatchObject({ 'Amount (INR)': 'as agreed' });
  expect(screen.queryByText('Amount in words')).not.toBeInTheDocument();
});

test('Print Receipt prints', async () => {
  const user = userEvent.setup();
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await Loaded.run();
  await user.click(await screen.findByRole('button', { name: 'Print Receipt' }));
  expect(print).toHaveBeenCalledOnce();
});

test('what is no date is "-", what is empty too, and rupees are grouped the Indian way', async () => {
  await OddValues.run();
  expect(await receiptRows()).toEqual({
    'Receipt No.': '42',
    'Receipt Date': '-',
    'Membership No.': 'Not Available',
    'Firm Name': 'Noor & Sons',
    Email: '-',
    Phone: '9628107107',
    Address: 'N 9/3, Lohta',
    'Payment Mode': 'Online',
    'Transaction Date': '-',
    'Amount (INR)': '₹1,00,000.00',
  });
});

test('shows that it is loading, and nothing to print', async () => {
  await Loading.run();
  expect(await screen.findByText('Loading receipt...')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print Receipt' })).not.toBeInTheDocument();
});

test.each(['', 'null', '0', '7002/../membership/3003', '-1'])(
  'the user id %j in storage is none: not found, and no request',
  async (userId) => {
    await Loaded.run({ args: { ...Loaded.args, stored: { user_id: userId } } });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(sentCalls()).toEqual([]);
  },
);

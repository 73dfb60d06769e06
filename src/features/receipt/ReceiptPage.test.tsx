import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changeLanguage } from '../../i18n/i18n';
import { texts } from '../../test/texts';
import { sentCalls } from '../../test/wire';
import * as stories from './ReceiptPage.stories';

const { Loaded, OddValues, AmountIsNoNumber, BareLetterhead } = composeStories(stories);

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

test('shows the letterhead of config.json and every field, the amount with paise and the dates day first', async () => {
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
    'Amount in words': 'Rupees Two Thousand Five Hundred Only',
  });
  const sheet = within(screen.getByRole('article'));
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
  expect(sheet.getByRole('heading', { name: 'Membership Details' })).toBeVisible();
  expect(sheet.getByRole('heading', { name: 'Payment Details' })).toBeVisible();
  expect(sheet.getByText('Signature')).toBeVisible();
  expect(sheet.getByText('Seal')).toBeVisible();
  expect(document.title).toBe('Membership Fee Receipt · BVUS');
  // By the user's id, which differs from the member's.
  expect(sentCalls()).toEqual(['GET /api/receipt/7002']);
});

/** The lines of the letterhead. */
async function letterhead(): Promise<(string | null)[]> {
  const sheet = within(await screen.findByRole('article'));
  const association = sheet.getByText('Banarasi Vastra Udyog Sangh');
  return texts([...(association.parentElement?.children ?? [])]);
}

test('details missing from config.json leave no empty line', async () => {
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
    expect(texts(shown)).toEqual(lines);
    expect(shown.map((line) => line.lang)).toEqual([language, language === 'hi' ? 'en' : 'hi']);
  },
);

test('an amount that is no number has no words; an empty value is "-"', async () => {
  await AmountIsNoNumber.run();
  expect(await receiptRows()).toMatchObject({ 'Amount (INR)': 'as agreed' });
  expect(screen.queryByText('Amount in words')).not.toBeInTheDocument();
  await OddValues.run();
  expect(await receiptRows()).toMatchObject({
    'Membership No.': 'Not Available',
    Email: '-',
    'Transaction Date': '-',
  });
});

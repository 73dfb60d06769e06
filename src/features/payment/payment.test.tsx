import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../config/paths';
import { sentCalls } from '../../test/wire';
import * as failure from './PaymentFailedPage.stories';
import * as success from './PaymentSuccessPage.stories';

const { Loaded } = composeStories(success);
const { Loaded: Failed, Empty: FailedWithoutWords } = composeStories(failure);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function open(query: string) {
  await Loaded.run({ args: { ...Loaded.args, path: paths.paymentSuccess + query } });
}

test("shows the provider's words and the texts of the specification, and leads to the start", async () => {
  await Loaded.run();
  expect(await heading('Paid by card, thank you')).toBeVisible();
  expect(screen.getByText('Thank You!')).toBeVisible();
  expect(
    screen.getByText(
      'Your membership fee has been received. Your membership details will be send on your registered number soon.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
    'href',
    '/members/',
  );
  expect(document.title).toBe('Payment Successful · BVUS');
  expect(sentCalls()).toEqual([]);
});

test.each([
  ['missing', ''],
  ['repeated', '?msg=one&msg=two'],
  ['blank', '?msg=%20%09'],
  ['of unseen characters only', '?msg=%E2%80%AE%00%E2%80%8B'],
])('a message that is %s is ignored', async (_, query) => {
  await open(query);
  expect(await heading('Payment Successful')).toBeVisible();
});

test('a broken escape is shown as far as it can be read', async () => {
  await open('?msg=Paid%E0%A4%ZZ');
  expect(await heading('Paid\uFFFD%ZZ')).toBeVisible();
});

test('a message is plain text: no markup, no link, no changed direction, at most 200 characters', async () => {
  const words = `<b>a</b> https://evil.example \u202Edlog\u0007 ${'क'.repeat(300)}`;
  await open(`?msg=${encodeURIComponent(words)}`);
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.textContent).toMatch(/^<b>a<\/b> https:\/\/evil\.example dlog क+$/);
  expect(Array.from(title.textContent)).toHaveLength(200);
  expect(title.querySelector('a, b')).toBeNull();
});

test('a failed payment shows the provider’s message, or its own, and links to the home page', async () => {
  await Failed.run();
  expect(await heading('The bank said no')).toBeVisible();
  expect(screen.getByText('Oops!')).toBeVisible();
  expect(screen.getByText('Something went wrong. Please try again later.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
    'href',
    '/members/',
  );
  expect(document.title).toBe('Payment Failed · BVUS');
  expect(sentCalls()).toEqual([]);
  await FailedWithoutWords.run();
  expect(await heading('Payment Failed')).toBeVisible();
});

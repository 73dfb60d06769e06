import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectSavedFiles } from '../../test/import/savedFiles';
import { isInsideApp } from './ReceiptFile';
import * as stories from './ReceiptPage.stories';

// Save as PDF and Share, with different behaviours of browsers. file/*.test.ts test the content, and e2e/portal/receipt.spec.ts
// how a browser draws it.

const { Loaded } = composeStories(stories);

const NAME = 'Receipt-BV-2025-0001-Jaiswal-Silk-Emporium.pdf';

/** More pixels than one strip. */
const white = new Uint8ClampedArray(1_000_000).fill(255);

/** jsdom draws nothing: this context leaves the paper white. */
const pen = {
  measureText: (text: string) => ({ width: text.length * 5 }),
  getImageData: (_x: number, _y: number, width: number, height: number) => ({
    data: white.subarray(0, width * height * 4),
  }),
  fillRect: () => undefined,
  fillText: () => undefined,
  scale: () => undefined,
};

const drawWith = (context: object | null) =>
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => context });

beforeEach(() => {
  drawWith(pen);
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('no logo')) });
});
afterEach(() => {
  vi.restoreAllMocks();
  drawWith(null);
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

/** Answers each share in turn; null: a browser that cannot share files. Returns the shared files. */
function shareAs(answers: readonly string[] | null): readonly string[] {
  const shared: string[] = [];
  const left = [...(answers ?? [])];
  Object.assign(navigator, {
    canShare: answers === null ? undefined : ({ files }: ShareData) => files?.length === 1,
    share: async ({ files: [file] = [] }: ShareData) => {
      const answer = left.shift() ?? 'taken';
      shared.push(`${file?.name} ${file?.type} ${answer}`);
      if (answer !== 'taken') throw new DOMException('', answer);
    },
  });
  return shared;
}

const button = (name: string) => screen.findByRole('button', { name });

async function openReceipt() {
  const saved = collectSavedFiles();
  await Loaded.run();
  const user = userEvent.setup();
  return { user, saved, press: async (name: string) => user.click(await button(name)) };
}

test('Save as PDF gives a file named after the receipt and the firm, a second press the same one; a printed page has its name', async () => {
  const { saved, press } = await openReceipt();
  await press('Save as PDF');
  expect(await screen.findByText(`Saved as ${NAME}`)).toBeVisible();
  await press('Save as PDF');
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[0]).toMatchObject({ name: NAME, file: { type: 'application/pdf' } });
  expect(saved[1]?.file).toBe(saved[0]?.file);
  window.dispatchEvent(new Event('beforeprint'));
  expect(`${document.title}.pdf`).toBe(NAME);
  window.dispatchEvent(new Event('afterprint'));
  expect(document.title).toBe('Membership Fee Receipt · BVUS');
});

test('Share hands the file to the device, once for two presses; given up it says nothing, and can be pressed again', async () => {
  const shared = shareAs(['AbortError', 'taken']);
  const { user, press } = await openReceipt();
  await user.dblClick(await button('Share'));
  await waitFor(() => expect(shared).toEqual([`${NAME} application/pdf AbortError`]));
  await waitFor(async () => expect(await button('Share')).toHaveAttribute('aria-busy', 'false'));
  expect(screen.queryByText(/^Saved as/)).toBeNull();
  await press('Share');
  await waitFor(() => expect(shared.slice(1)).toEqual([`${NAME} application/pdf taken`]));
});

test('Share of a browser that wants a press of its own asks for that, and then hands over what is there', async () => {
  const shared = shareAs(['NotAllowedError', 'taken']);
  const { press } = await openReceipt();
  await press('Share');
  const again = await screen.findByText('The receipt is ready. Press Share again.');
  await press('Share');
  await waitFor(() => expect(shared).toHaveLength(2));
  await waitFor(() => expect(again).not.toBeInTheDocument());
});

test.each([
  ['that cannot share files', null],
  ['that refuses twice', ['NotAllowedError', 'NotAllowedError']],
  ['whose share fails', ['DataError']],
])('in a browser %s, Share saves the file and says so', async (_, answers) => {
  shareAs(answers);
  const { saved, press } = await openReceipt();
  await press('Share');
  if (answers?.length === 2) {
    await screen.findByText(/Press Share again/);
    await press('Share');
  }
  const said = `This browser cannot share files. Saved as ${NAME}`;
  expect(await screen.findByText(said)).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual([NAME]);
});

test('inside another app, which may silently drop the file, it says what to do', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 14; SM-A057F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0 Mobile Safari/537.36',
  );
  const { press } = await openReceipt();
  await press('Save as PDF');
  expect(await screen.findByText(`Cannot find ${NAME} in Downloads?`)).toBeVisible();
  expect(screen.getByText(/Open the portal in Chrome or Safari/)).toBeVisible();
});

test('a browser without canvas gets a message, and Print Receipt stays', async () => {
  drawWith(null);
  const { press } = await openReceipt();
  await press('Save as PDF');
  expect(await screen.findByText('This browser cannot create the PDF.')).toBeVisible();
  expect(await button('Print Receipt')).toBeEnabled();
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A057F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
    false,
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A057F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36',
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 [FBAN/EMA;FBAV/410.0]',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    true,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0', false],
])('inside another app: %s: %s', (userAgent, inside) => {
  expect(isInsideApp(userAgent)).toBe(inside);
});

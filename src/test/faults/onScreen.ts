import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { ExpectedMessage } from '../calls/messages';

const BUSY_WORDS =
  /(^|\s)(Loading|Loading receipt|Verifying your email|Saving|Logging in|Importing|Uploading and importing)\.\.\.$/;
const TURNING = '[aria-busy="true"], progress, [role="img"][aria-label*="loading" i]';

/** Spinners on the screen; while a dialog is open, only those in it. */
function turning(): readonly string[] {
  const place = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1);
  const around = place ?? document.body;
  const busy = [...around.querySelectorAll(TURNING)].map(({ outerHTML }) => outerHTML);
  const shownTexts: string[] = [];
  const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) shownTexts.push(texts.currentNode.nodeValue ?? '');
  return [...busy, ...shownTexts.filter((text) => BUSY_WORDS.test(text))];
}

/** The screen has a heading and readable texts (W15), and no spinner. */
export const expectStill = (): Promise<void> =>
  waitFor(() => {
    expect(turning()).toEqual([]);
    expectStanding();
  });

/** There is a heading, and no text is technical output (W15). */
export function expectStanding(): void {
  expect(document.querySelector('h1')).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/\[object|\bundefined\b|\bNaN\b/);
}

/** The words are the title and whole paragraphs of one dialog, or are part of one alert. */
export const expectMessage = ({ in: place, words }: ExpectedMessage): Promise<void> =>
  waitFor(() => {
    const shown = screen.queryAllByRole(place);
    if (place === 'alert') {
      const texts = shown.map(({ textContent }) => plain(textContent));
      expect(texts).toContainEqual(expect.toSatisfy(hasAll(words), words.join(' … ')));
      return;
    }
    const parts = shown.map((dialog) =>
      [...dialog.querySelectorAll('h2, p')].map(({ textContent }) => plain(textContent)),
    );
    expect(parts).toContainEqual(expect.arrayContaining([...words]));
  });

const hasAll = (words: readonly string[]) => (text: string) =>
  words.every((word) => text.includes(word));

/** Removes the invisible characters that isolate the direction of a name. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '').replaceAll(/\s+/g, ' ');

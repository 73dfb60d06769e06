import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { ExpectedMessage } from '../calls/expectedMessages';

const BUSY_WORDS =
  /(^|\s)(Loading|Loading receipt|Verifying your email|Saving|Logging in|Importing|Uploading and importing)\.\.\.$/;
const TURNING = '[aria-busy="true"], progress, [role="img"][aria-label*="loading" i]';

/** Where a dialog waits for its answer, nothing in it turns; else nothing on the page. */
function turning(): readonly string[] {
  const place = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1);
  const around = place ?? document.body;
  const busy = [...around.querySelectorAll(TURNING)].map(({ outerHTML }) => outerHTML);
  const said: string[] = [];
  const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) said.push(texts.currentNode.nodeValue ?? '');
  return [...busy, ...said.filter((text) => BUSY_WORDS.test(text))];
}

/** Under a heading, readable (W15) and with nothing turning stands what the person is told. */
export const expectStill = (): Promise<void> =>
  waitFor(() => {
    expect(turning()).toEqual([]);
    expectStanding();
  });

/** A heading stands, and nothing on the screen is the inside of a program (W15). */
export function expectStanding(): void {
  expect(document.querySelector('h1')).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/\[object|\bundefined\b|\bNaN\b/);
}

/** The words are the title and whole paragraphs of one dialog, or stand in one alert. */
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

/** Isolates keep a name from turning the words around it; nobody sees them. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '').replaceAll(/\s+/g, ' ');

import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Storybook unmounts stories in React's act() without waiting for it, which is no fault of the story. */
const OF_STORYBOOK = 'not configured to support act';
/** The log of failed calls (src/api/answer.ts) is not an error. */
const OF_THE_LOG = 'Call failed: ';

let noise: string[] = [];
const listen =
  (kind: string) =>
  (...parts: unknown[]): void => {
    const text = parts.map(String).join(' ');
    if (!text.includes(OF_STORYBOOK) && !text.startsWith(OF_THE_LOG))
      noise.push(`${kind}: ${text}`);
  };

beforeEach(() => {
  noise = [];
  vi.spyOn(console, 'error').mockImplementation(listen('error'));
  vi.spyOn(console, 'warn').mockImplementation(listen('warning'));
});

afterEach(() => {
  expect(noise, 'the console stays silent').toEqual([]);
});

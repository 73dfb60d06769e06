import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** What the browser says of the person's device, by media query. */
const device = { dark: false, paper: false };
const queries = new Set<EventTarget>();

function matchMedia(media: string) {
  const list = new EventTarget();
  queries.add(list);
  const matches = () => (media === 'print' ? device.paper : media.includes('dark') && device.dark);
  return Object.defineProperties(list, { media: { value: media }, matches: { get: matches } });
}

/** For a whole file: a device in light colours at the beginning of each test, which can be turned. */
export function imitateDevice(): void {
  const without = window.matchMedia;
  beforeEach(() => {
    vi.stubGlobal('matchMedia', matchMedia);
  });
  afterEach(() => {
    Object.assign(device, { dark: false, paper: false });
    queries.clear();
    vi.stubGlobal('matchMedia', without);
  });
}

export function turnDevice(now: Partial<typeof device>): void {
  act(() => {
    Object.assign(device, now);
    for (const list of queries) list.dispatchEvent(new Event('change'));
  });
}

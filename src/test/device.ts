import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** What the browser reports about the device by media queries. */
const device = { dark: false, paper: false };
const queries = new Set<EventTarget>();

function matchMedia(media: string) {
  const list = new EventTarget();
  queries.add(list);
  const matches = () => (media === 'print' ? device.paper : media.includes('dark') && device.dark);
  return Object.defineProperties(list, { media: { value: media }, matches: { get: matches } });
}

/** For a whole file: every test begins with a light device, which can then be changed. */
export function stubDevice(): void {
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

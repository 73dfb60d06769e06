import { render, screen } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BASE_PATH, pathWithin } from '../config/paths';
import { everyCombination } from '../test/everyPair';
import { openPortal, type Viewer } from '../test/Portal';
import { changeWorld, sentCalls } from '../test/wire';
import { service } from '../test/world';
import { App } from './App';
import { routeObjects } from './router';

// Whatever somebody types, a mail program breaks or a payment provider appends shows a screen with a heading (rule C10).
// Addresses that the browser itself interprets: e2e/portal/addresses.spec.ts.

async function headingAt(
  address: string,
  as: Viewer,
  stored: Readonly<Record<string, string>> = {},
): Promise<string> {
  changeWorld(service());
  const portal = openPortal({ path: '/', as, stored });
  window.history.replaceState(null, '', address);
  const { pathname, search, hash } = window.location;
  window.history.replaceState(null, '', pathWithin(pathname) + search + hash);
  const router = createBrowserRouter(routeObjects, { basename: `${BASE_PATH}/` });
  render(<App {...portal} router={router} />);
  const heading = await screen.findByRole('heading', { level: 1 });
  // The router itself adds a slash.
  expect(screen.queryByText(/Unexpected Application Error/)).toBeNull();
  return heading.textContent;
}

const warned: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => warned.push(String(line)));
});
afterEach(() => {
  // The router warns about a bad percent sequence.
  const remark = /malformed URL segment|not a decodable element ID/;
  expect(warned.splice(0).filter((line) => !remark.test(line))).toEqual([]);
  window.history.replaceState(null, '', '/');
});

describe('any path shows a screen', () => {
  const paths = [
    '.'.repeat(2000),
    `${'../'.repeat(5)}login`,
    'login/..',
    'login/',
    '/',
    '//login///',
    '%2Flogin',
    '%2F%2Felsewhere.example',
    '%5C%5Celsewhere.example',
    '%252F',
    '%00',
    'member-edit/%00',
    '%',
    '%zz',
    'member-edit/%E0%A4',
    'login%20',
    'LOGIN',
    'login;jsessionid=1',
    ':id',
    '*',
    'काशी',
    '\u202Elogin',
    'a/'.repeat(2000),
    'x'.repeat(10_000),
  ];
  test.each(paths.map((path) => [path.slice(0, 40), path]))('%s', async (_, path) =>
    expect(await headingAt(`/members/${path}`, 'visitor')).not.toBe(''),
  );
});

const tails = [
  `?${'q='.repeat(5000)}`,
  '?a=1&a=2&a=3&a',
  '?%',
  '?%E0%A4=%zz',
  '?%00',
  '?__proto__=1&constructor=2',
  '?page=1&page=2&size=x&sort=%&search=%E0%A4',
  `?page=1e9&size=-1&sort=__proto__&search=${'x'.repeat(5000)}`,
  '?msg=%E0%A4&msg=%&token=',
  '#',
  '##',
  '#%',
  '#%E0%A4',
  '#/../admin',
  '#"><h2>',
  `#${'x'.repeat(10_000)}`,
];

const screens = [
  ['visitor', 'login'],
  ['visitor', 'payment/failed'],
  ['admin', 'members'],
  ['admin', 'member-edit/101'],
] as const;

/** Pairs each tail with one screen, in turn. */
const visits = tails.flatMap((tail, turn) =>
  screens
    .filter((_, at) => everyCombination || at === turn % screens.length)
    .map(([viewer, path]) => [viewer, (path + tail).slice(0, 60), path + tail] as const),
);

/** Decoded, the third would turn a read into the request that generates a membership number (rule A8). */
const invalidIds = ['abc', '0', '..%2Fmembership%2F313', '12345678901234567'];

/** The screens of a record, and those that read an id from storage. */
const recordScreens = [
  (id: string) => [`new-member-edit/${id}`, 'admin', {}] as const,
  (id: string) => [`new-member-view/${id}`, 'admin', {}] as const,
  (id: string) => [`member-edit/${id}`, 'admin', {}] as const,
  (id: string) => [`member-view/${id}`, 'admin', {}] as const,
  (member_id: string) => ['membership', 'member', { member_id }] as const,
  (user_id: string) => ['profile_edit', 'member', { user_id }] as const,
  (user_id: string) => ['receipt', 'member', { user_id }] as const,
  (user_id: string) => ['change-member-password', 'member', { user_id }] as const,
  (user_id: string) => ['changepassword', 'member', { user_id }] as const,
];

/** Pairs each screen with the worst id and one other, in turn. */
const invalidIdVisits = recordScreens.flatMap((visit, turn) =>
  invalidIds
    .filter((id, at) => everyCombination || id.includes('%') || at === turn % invalidIds.length)
    .map((id) => visit(id)),
);

test.each(invalidIdVisits)(
  'an invalid id is not found, without a request: %s as %s, %j',
  async (path, as, stored) => {
    expect(await headingAt(`/members/${path}`, as, stored)).toBe('Page not found');
    expect(sentCalls()).toEqual([]);
  },
);

describe('any query and any hash show the screen', () => {
  test.each(visits)('%s at %s', async (viewer, _, address) =>
    expect(await headingAt(`/members/${address}`, viewer)).not.toBe(''),
  );
});

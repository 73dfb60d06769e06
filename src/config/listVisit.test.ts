import { expect, test } from 'vitest';
import {
  shouldChooseAll,
  FROM_DASHBOARD,
  FROM_DASHBOARD_ALL_CHOSEN,
  originListOf,
  maxListAge,
  readUpdate,
} from './listVisit';

test.each([
  null,
  'members',
  { list: 'https://evil.example/members' },
  { list: '/admin' },
  { list: { list: '/members' } },
  { list: '/members/7' },
])('a history of %j knows no list', (state) => {
  expect(originListOf(state)).toBeNull();
});

test('a list is known with its search', () => {
  expect(originListOf({ list: '/members?q=silk' })).toBe('/members?q=silk');
  expect(originListOf({ list: '/new-members' })).toBe('/new-members');
});

test.each([null, { changed: 'x' }, { changed: null, back: '/members' }])(
  'a history of %j tells of no update',
  (state) => {
    expect(readUpdate(state)).toBeNull();
  },
);

test('an update leads back to a list alone', () => {
  expect(readUpdate({ changed: 104, back: '/new-members?q=silk' })?.back).toBe(
    '/new-members?q=silk',
  );
  expect(readUpdate({ changed: 104, back: '/admin' })).toEqual({ changed: 104, back: null });
});

test.each([
  [FROM_DASHBOARD_ALL_CHOSEN, true, 60],
  [FROM_DASHBOARD, false, 60],
  [{ choosesAll: 'true' }, false, true],
  [null, false, true],
])(
  'a history of %j has all firms chosen: %s; its rows may be this old: %s',
  (state, chosen, age) => {
    expect(shouldChooseAll(state)).toBe(chosen);
    expect(maxListAge(state)).toBe(age);
  },
);

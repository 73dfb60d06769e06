import { expect, test } from 'vitest';
import {
  shouldChooseAll,
  FROM_DASHBOARD,
  FROM_DASHBOARD_ALL_CHOSEN,
  originListOf,
  maxListAge,
  readUpdate,
} from './visits';

test.each([
  null,
  'members',
  { list: 'https://evil.example/members' },
  { list: '/admin' },
  { list: { list: '/members' } },
  { list: '/members/7' },
])('history state %j names no list', (state) => {
  expect(originListOf(state)).toBeNull();
});

test('a list is named with its search', () => {
  expect(originListOf({ list: '/members?q=silk' })).toBe('/members?q=silk');
  expect(originListOf({ list: '/new-members' })).toBe('/new-members');
});

test.each([null, { changed: 'x' }, { changed: null, back: '/members' }])(
  'history state %j names no update',
  (state) => {
    expect(readUpdate(state)).toBeNull();
  },
);

test('an update leads back only to a list', () => {
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
])('history state %j selects all firms: %s; greatest age of rows: %s', (state, chosen, age) => {
  expect(shouldChooseAll(state)).toBe(chosen);
  expect(maxListAge(state)).toBe(age);
});

import { describe, expect, test } from 'vitest';
import { clockTime, dayAndMonth, dayOfYear, daysSince, isOlderThan, startOfDay } from './days';

const at = (year: number, month: number, day: number, hour = 12, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).getTime();

describe('days since a moment', () => {
  test.each([
    ['the same moment', at(2026, 11, 20), at(2026, 11, 20), 0],
    ['this morning', at(2026, 11, 20, 0, 1), at(2026, 11, 20, 23, 59), 0],
    ['a minute ago, yesterday', at(2026, 11, 19, 23, 59), at(2026, 11, 20, 0, 0), 1],
    ['yesterday morning', at(2026, 11, 19, 0, 1), at(2026, 11, 20, 23, 59), 1],
    ['a month ago', at(2026, 10, 20, 23), at(2026, 11, 20, 1), 31],
    ['before a 29th of February', at(2028, 2, 28), at(2028, 3, 1), 2],
    ['before the clocks of Europe and America changed', at(2026, 3, 1), at(2026, 4, 1), 31],
    ['and before they changed back', at(2026, 10, 1), at(2026, 12, 1), 61],
    ['tomorrow, the clock was set back', at(2026, 11, 21), at(2026, 11, 20), 0],
    ['next year', at(2027, 11, 21), at(2026, 11, 20), 0],
  ])('%s', (_, then, now, days) => {
    expect(daysSince(then, now)).toBe(days);
  });
});

test('a day follows the local calendar', () => {
  expect(dayAndMonth(new Date(2025, 10, 20, 23, 59).getTime())).toBe('20-11');
  expect(dayAndMonth(new Date(2026, 0, 5).getTime())).toBe('05-01');
});

test('a time follows the local clock, and a day can show its year', () => {
  expect(clockTime(at(2026, 11, 20, 9, 5))).toBe('09:05');
  expect(clockTime(at(2026, 11, 20, 0, 0))).toBe('00:00');
  expect(dayOfYear(at(2026, 1, 5))).toBe('05-01-2026');
});

test.each([
  ['a second younger', 4000, false],
  ['just as old', 5000, false],
  ['older', 5001, true],
  ['of an unknown age, since the clock was set back', -1, true],
])('%s than five seconds', (_, age, isOlder) => {
  expect(isOlderThan(at(2026, 11, 20), 5000, at(2026, 11, 20) + age)).toBe(isOlder);
});

test('a day starts at midnight of the local clock', () => {
  expect(startOfDay(at(2026, 11, 20, 23, 59))).toBe(at(2026, 11, 20, 0, 0));
});

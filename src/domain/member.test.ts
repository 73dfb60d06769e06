import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMemberId } from './member';

describe('an id from a route or from storage', () => {
  test.each([
    ['1', 1],
    ['12', 12],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%j is read as a number', (text, id) => {
    expect(parseMemberId(text)).toBe(id);
  });

  test.each([null, '', '0', '-1', '012', '1.0', '1e3', ' 1', '1\n', '१२', '../membership/5'])(
    '%j is no id',
    (text) => {
      expect(parseMemberId(text)).toBeNull();
    },
  );

  test.each(['9007199254740992', '9999999999999999', '10000000000000000'])(
    '%s is refused, since it would ask for another record',
    (text) => {
      expect(parseMemberId(text)).toBeNull();
    },
  );

  test('an id is written as it was read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (text) => {
        const id = parseMemberId(text);
        expect(id === null || String(id) === text).toBe(true);
      }),
    );
  });
});

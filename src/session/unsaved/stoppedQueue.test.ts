import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropQueue, keepQueue, keepSigns, keptQueue } from './stoppedQueue';

/** What the browser keeps for this tab, while it has room for texts of this length. */
function storageWithRoomFor(length: number) {
  const kept = new Map<string, string>();
  let room = length;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('Full', 'QuotaExceededError');
      kept.set(key, text);
    },
  });
  return (changed: number) => {
    room = changed;
  };
}

let leaveRoomFor: (length: number) => void;

beforeEach(() => {
  leaveRoomFor = storageWithRoomFor(1000);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('keeps how far a queue had come, for one person', () => {
  keepQueue(7, { kind: 'number', ids: [3, 1], signs: '--' });
  keepSigns(7, 'd-');
  expect(keptQueue(7)).toEqual({ kind: 'number', ids: [3, 1], signs: 'd-' });
  expect(keptQueue(8)).toBeNull();
  dropQueue(7);
  expect(keptQueue(7)).toBeNull();
});

test('a queue that finds no room never shows with the firms of an earlier one', () => {
  keepQueue(7, { kind: 'number', ids: [1, 2, 3], signs: 'd--' });
  leaveRoomFor(3);
  keepQueue(7, { kind: 'number', ids: [4, 5, 6], signs: '---' });
  expect(keptQueue(7)).toBeNull();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeBulkRun, saveBulkRun, saveStatuses, readBulkRun } from './stoppedBulkRun';

function storageWithRoomFor(length: number) {
  const kept = new Map<string, string>();
  let room = length;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, text: string) => {
      const others = [...kept].filter(([other]) => other !== key).map(([, its]) => its);
      if (others.join('').length + text.length > room)
        throw new DOMException('Full', 'QuotaExceededError');
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

test('saves the progress of a bulk run, for one user', () => {
  saveBulkRun(7, { kind: 'number', ids: [3, 1], statuses: '--' });
  saveStatuses(7, 'd-');
  expect(readBulkRun(7)).toEqual({ kind: 'number', ids: [3, 1], statuses: 'd-' });
  expect(readBulkRun(8)).toBeNull();
  removeBulkRun(7);
  expect(readBulkRun(7)).toBeNull();
});

test('a bulk run without room in the storage never gets the firms of an earlier one', () => {
  saveBulkRun(7, { kind: 'number', ids: [1, 2, 3], statuses: 'd--' });
  leaveRoomFor(3);
  saveBulkRun(7, { kind: 'number', ids: [4, 5, 6], statuses: '---' });
  expect(readBulkRun(7)).toBeNull();
});

test('a bulk run that version 0.1 stopped is read, and moved to the new keys, also in a full storage', () => {
  const ids = '{"kind":"number","ids":[3,1]}';
  sessionStorage.setItem('draft:queue:7:ids', ids);
  sessionStorage.setItem('draft:queue:7:signs', 'd-');
  leaveRoomFor(ids.length + 2);
  const record = { kind: 'number', ids: [3, 1], statuses: 'd-' };
  expect(readBulkRun(7)).toEqual(record);
  expect(sessionStorage.getItem('draft:queue:7:ids')).toBeNull();
  expect(readBulkRun(7)).toEqual(record);
  removeBulkRun(7);
  expect(readBulkRun(7)).toBeNull();
});

import { expect, test } from 'vitest';
import { savedEdits } from './savedEdits';

const person = { name: 'Rekha Gupta', mobile: '9415000001' };
const area = { field: 'area', before: 'Assi', after: 'Lanka' };
const row = { position: 4, before: { name: '', mobile: '' }, after: person };
const edit = { id: 101, at: 1, isConfirmed: true, changes: [area, row] };
const withChange = (change: unknown) => ({ ...edit, changes: [area, change] });

test('a whole entry is read', () => {
  expect(savedEdits.read(edit)).toEqual(edit);
});

test.each<[string, unknown]>([
  ['is no object', 'edit'],
  ['has no time', { ...edit, at: null }],
  ['does not say whether it was confirmed', { ...edit, isConfirmed: 1 }],
  ['has no id', { ...edit, id: undefined }],
  ['has an id that is none', { ...edit, id: 1.5 }],
  ['has no changes', { ...edit, changes: {} }],
  ['changes nothing', { ...edit, changes: [] }],
  ['has a field of another version', withChange({ ...area, field: 'gstNumber' })],
  ['has a field that every object has', withChange({ ...area, field: 'toString' })],
  ['has a change that is none', withChange(null)],
  ['has no old value', withChange({ ...area, before: undefined })],
  ['has a new value that is no text', withChange({ ...area, after: 5 })],
  ['has a sixth person', withChange({ ...row, position: 5 })],
  ['has half a position', withChange({ ...row, position: 0.5 })],
  ['has a person without a mobile', withChange({ ...row, after: { name: 'Rekha' } })],
  ['has no person', withChange({ ...row, before: null })],
])('an entry is unreadable as a whole if it %s', (_, stored) => {
  expect(savedEdits.read(stored)).toBeNull();
});

test('the saves of one record share a part of their keys with no other record', () => {
  const keyed = { ...edit, changes: [] };
  expect(savedEdits.keyOf(keyed)).toBe('101:1');
  expect(savedEdits.most).toMatchObject({ count: 10 });
  expect(savedEdits.most?.partOf({ ...keyed, id: 10 })).toBe('10:');
});

import { expect, test } from 'vitest';
import { saysNo, saysYes } from './verdict';

test.each([
  { status: 'error' },
  { status: 'Error' },
  { status: 'failed' },
  { status: 'Failure' },
  { status: 'exception' },
  { error: 'The mobile number is taken' },
  { error: { mobile: ['Taken'] } },
  { success: false },
  { success: 0 },
  { success: 'false' },
  { success: '0' },
  { status: 'success', success: false },
  { status: 'success', error: 'Taken' },
])('%j says no', (body) => expect([saysNo(body), saysYes(body)]).toEqual([true, false]));

// What is documented with a status needs one that says yes.
test.each([
  [undefined],
  [null],
  ['error'],
  ['success'],
  [{ message: 'Done.' }],
  [{ status: 'ok' }],
  [{ status: 'pending' }],
  [{ status: 0 }],
  [{ status: 200 }],
  [{ error: null }],
  [{ error: false }],
  [{ error: '' }],
  [{ error: 0 }],
  [{ success: 'yes' }],
  [{ success: 'true' }],
  [{ success: 1 }],
  [{ success: null }],
  [{ success: '' }],
  [[{ status: 'error' }]],
])('%j says neither', (body) => expect([saysNo(body), saysYes(body)]).toEqual([false, false]));

test.each([
  { status: 'success' },
  { status: 'Success', message: 'Done.' },
  { status: true },
  { status: 1 },
  { success: true },
])('%j says yes', (body) => expect([saysNo(body), saysYes(body)]).toEqual([false, true]));

import { expect, test } from 'vitest';
import { isRefusalBody, isSuccessBody } from './verdict';

test.each([
  { status: 'error' },
  { status: 'Error' },
  { status: 'Failure' },
  { status: 'exception' },
  { error: 'The mobile number is taken' },
  { error: { mobile: ['Taken'] } },
  { status: false },
  { status: false, message: 'No.', success: true },
  { ok: false },
  { success: false },
  { success: 0 },
  { success: 'false' },
  { success: '0' },
  { status: 'success', success: false },
  { status: 'success', error: 'Taken' },
])('%j is a failure', (body) =>
  expect([isRefusalBody(body), isSuccessBody(body)]).toEqual([true, false]),
);

// A request that is documented with a status needs one that means success.
test.each([
  [null],
  ['error'],
  [{ message: 'Done.' }],
  [{ status: 'ok' }],
  [{ status: 0 }],
  [{ status: '0' }],
  [{ status: 'false' }],
  [{ ok: 0 }],
  [{ ok: null }],
  [{ data: { status: false } }],
  [{ status: 200 }],
  [{ error: null }],
  [{ error: false }],
  [{ error: '' }],
  [{ success: 'yes' }],
  [{ success: 'true' }],
  [{ success: 1 }],
  [{ success: '' }],
  [[{ status: 'error' }]],
])('%j is neither failure nor success', (body) =>
  expect([isRefusalBody(body), isSuccessBody(body)]).toEqual([false, false]),
);

test.each([
  { status: 'success' },
  { status: 'Success', message: 'Done.' },
  { status: true },
  { status: 1 },
  { success: true },
])('%j is a success', (body) =>
  expect([isRefusalBody(body), isSuccessBody(body)]).toEqual([false, true]),
);

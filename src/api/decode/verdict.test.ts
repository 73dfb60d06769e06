import { describe, expect, test } from 'vitest';
import { saysNo, saysYes } from './verdict';

describe('a 2xx answer', () => {
  test.each([
    { status: 'error' },
    { status: 'Error' },
    { status: 'failed' },
    { error: 'The mobile number is taken' },
    { error: { mobile: ['Taken'] } },
    { success: false },
    { success: 0 },
    { success: 'false' },
    { success: '0' },
    { status: 'Failure' },
    { status: 'exception' },
    { status: 'success', success: false },
  ])('%j says no', (body) => {
    expect(saysNo(body)).toBe(true);
  });

  test.each([
    [undefined],
    ['error'],
    [{ status: 'success' }],
    [{ status: 0 }],
    [{ error: null }],
    [{ error: false }],
    [{ error: '' }],
    [{ success: true }],
    [{ success: 'yes' }],
    [{ success: null }],
    [{ success: '' }],
    [{ error: 0 }],
    [[{ status: 'error' }]],
  ])('%j does not', (body) => {
    expect(saysNo(body)).toBe(false);
  });
});

describe('an answer that is documented with a status', () => {
  test.each([
    { status: 'success' },
    { status: 'Success', message: 'Done.' },
    { status: true },
    { status: 1 },
    { success: true },
  ])('%j says yes', (body) => {
    expect(saysYes(body)).toBe(true);
  });

  test.each([
    [null],
    ['success'],
    [{ message: 'Done.' }],
    [{ status: 'ok' }],
    [{ status: 'pending' }],
    [{ status: 0 }],
    [{ status: 200 }],
    [{ success: 'true' }],
    [{ success: 1 }],
    [{ status: 'success', success: false }],
    [{ status: 'success', error: 'Taken' }],
  ])('%j says no', (body) => {
    expect(saysYes(body)).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { decodeRefusal, saysNo } from './refusal';

describe('the words of a refusal', () => {
  test('are the message and the first text per field', () => {
    expect(
      decodeRefusal({
        message: 'The given data was invalid.',
        errors: { email: ['Not an address.', 'Too long.'], password: 'Required.' },
      }),
    ).toEqual({
      message: 'The given data was invalid.',
      error: null,
      errors: ['Not an address.', 'Too long.', 'Required.'],
      fields: { email: 'Not an address.', password: 'Required.' },
    });
  });

  test('reach a field of a row under its own name', () => {
    const { fields } = decodeRefusal({ errors: { 'representatives.0.name': ['Required.'] } });
    expect(fields['representatives.0.name']).toBe('Required.');
  });

  test('may stand per field under error', () => {
    expect(decodeRefusal({ error: { area: ['Unknown.'] }, message: 'Invalid.' })).toEqual({
      message: 'Invalid.',
      error: null,
      errors: ['Unknown.'],
      fields: { area: 'Unknown.' },
    });
  });

  test('may be a single error beside the message', () => {
    expect(decodeRefusal({ error: 'No such member.', message: 'Not found.' })).toMatchObject({
      error: 'No such member.',
      message: 'Not found.',
    });
    expect(decodeRefusal({ error: '', message: 'Not found.' }).error).toBeNull();
    expect(decodeRefusal({ error: null, message: 'Not found.' }).error).toBeNull();
  });

  test('may be a list without fields', () => {
    expect(decodeRefusal({ errors: ['No header.', 'No rows.'] }).errors).toEqual([
      'No header.',
      'No rows.',
    ]);
  });

  test.each([
    [undefined],
    [null],
    ['<html>'],
    [[]],
    [{}],
    [{ message: ' ', errors: null }],
    [{ errors: [] }],
  ])('are none in %j', (body) => {
    expect(decodeRefusal(body)).toEqual({ message: null, error: null, errors: [], fields: {} });
  });

  test('are readable where they are not texts', () => {
    expect(
      decodeRefusal({ message: { text: 'No' }, errors: { a: [{ rule: 'x' }], b: [], c: null } }),
    ).toEqual({ message: 'No', error: null, errors: ['x'], fields: { a: 'x' } });
  });
});

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
    { success: '' },
    { status: 'success', success: false },
  ])('%j says no', (body) => {
    expect(saysNo(body)).toBe(true);
  });

  test.each([
    [undefined],
    [null],
    [[]],
    [{}],
    ['error'],
    [{ status: 'success' }],
    [{ status: 0 }],
    [{ error: null }],
    [{ error: false }],
    [{ error: '' }],
    [{ success: true }],
    [{ success: 1 }],
    [{ success: 'true' }],
    [{ success: 'success' }],
    [{ success: null }],
    [[{ status: 'error' }]],
  ])('%j does not', (body) => {
    expect(saysNo(body)).toBe(false);
  });
});

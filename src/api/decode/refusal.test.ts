import { describe, expect, test } from 'vitest';
import { decodeRefusal, isRefusalBody, linkVerdict, statusVerdict } from './refusal';

describe('the texts of a refusal', () => {
  const none = { message: null, error: null, errors: [], fields: {}, technicalDetail: null };

  test.each<[unknown, object]>([
    [
      {
        message: 'The given data was invalid.',
        errors: { email: ['Not an address.', 'Too long.'], password: 'Required.' },
      },
      {
        message: 'The given data was invalid.',
        errors: ['Not an address.', 'Too long.', 'Required.'],
        fields: { email: ['Not an address.', 'Too long.'], password: ['Required.'] },
      },
    ],
    [
      { error: { area: ['Unknown.'] }, message: 'Invalid.' },
      { message: 'Invalid.', errors: ['Unknown.'], fields: { area: ['Unknown.'] } },
    ],
    [
      { error: 'No such member.', message: 'Not found.' },
      { error: 'No such member.', message: 'Not found.' },
    ],
    [{ error: '', message: 'None.' }, { message: 'None.' }],
    [{ error: null, message: 'None.' }, { message: 'None.' }],
    [{ errors: ['No header.', 'No rows.'] }, { errors: ['No header.', 'No rows.'] }],
    [null, {}],
    ['<html>', {}],
    [{ message: ' ', errors: [] }, {}],
  ])('of %j', (body, words) => expect(decodeRefusal(body)).toEqual({ ...none, ...words }));

  const nested = { representatives: { 1: { mobile: ['Taken.', 'Short.'] } }, area: 'Unknown.' };
  const fields = { 'representatives.1.mobile': ['Taken.', 'Short.'], area: ['Unknown.'] };
  test.each([
    ['nested under errors', { message: 'Invalid.', errors: nested }],
    [
      'nested in an array',
      { errors: { ...nested, representatives: [[], { mobile: ['Taken.', 'Short.'] }] } },
    ],
    ['under message', { message: nested }],
    ['as a text of JSON under error', { error: JSON.stringify(nested) }],
    ['as a text of JSON alone', JSON.stringify({ errors: nested })],
  ])('are found per field %s', (_, body) => {
    expect(decodeRefusal(body).fields).toEqual(fields);
    expect(decodeRefusal(body).errors).toEqual(['Taken.', 'Short.', 'Unknown.']);
  });

  test('may be only the fields', () => {
    expect(decodeRefusal({ email: ['Taken.'], area: ['Unknown.'] })).toMatchObject({
      message: null,
      fields: { email: ['Taken.'], area: ['Unknown.'] },
    });
  });

  test('are readable if the values are not texts', () => {
    expect(
      decodeRefusal({ message: { text: 'No' }, errors: { a: [{ rule: 'x' }], b: [], c: null } }),
    ).toMatchObject({ message: null, errors: ['x', 'No'] });
  });

  test.each([
    'SQLSTATE[HY000]: General error: 1 no such table: members (SQL: select * from members)',
    'No query results for model [App\\Models\\Member] 8',
    'Call to a member function update() on null',
    'Attempt to read property "id" on null',
    'Undefined array key "name"',
  ])('are only logged if a program wrote them: %j', (message) => {
    expect(decodeRefusal({ message })).toMatchObject({ message: null, technicalDetail: message });
    expect(decodeRefusal({ error: message })).toMatchObject({
      error: null,
      technicalDetail: message,
    });
  });

  test('are only logged within lists and fields too', () => {
    const sql = 'SQLSTATE[23000]: Duplicate entry';
    expect(decodeRefusal({ message: 'Import failed', errors: [sql, 'Row 2.'] })).toMatchObject({
      message: 'Import failed',
      errors: ['Row 2.'],
      technicalDetail: sql,
    });
    expect(decodeRefusal({ error: { code: 500, message: sql } })).toMatchObject({
      fields: { code: ['500'] },
      technicalDetail: sql,
    });
  });

  test.each([
    'Server Error',
    'Service Unavailable',
    'Too Many Attempts.',
    'This action is unauthorized.',
    'Unauthenticated.',
    'CSRF token mismatch.',
    'The PATCH method is not supported for this route. Supported methods: GET, HEAD.',
    'The route api/members could not be found.',
  ])('are ignored if every framework uses them: %j', (message) => {
    expect(decodeRefusal({ message })).toMatchObject({ message: null, technicalDetail: null });
    expect(decodeRefusal({ error: message })).toMatchObject({ error: null, technicalDetail: null });
  });

  test('are only logged if the answer names an exception', () => {
    const body = { message: 'Oops', exception: 'ErrorException', trace: [{ line: 7 }] };
    expect(decodeRefusal(body)).toMatchObject({ message: null, technicalDetail: 'ErrorException' });
  });
});

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
  expect([isRefusalBody(body), statusVerdict(body) === 'yes']).toEqual([true, false]),
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
  expect([isRefusalBody(body), statusVerdict(body) === 'yes']).toEqual([false, false]),
);

test.each([
  { status: 'success' },
  { status: 'Success', message: 'Done.' },
  { status: true },
  { status: 1 },
  { success: true },
])('%j is a success', (body) =>
  expect([isRefusalBody(body), statusVerdict(body) === 'yes']).toEqual([false, true]),
);

test('the success flag of a payment link can be true, 1, "true" or "success"', () => {
  for (const yes of [true, 1, 'true', 'success']) expect(linkVerdict({ success: yes })).toBe('yes');
  for (const no of [false, 0, '1', '0', 'false', 'error', '', null, undefined, {}, []])
    expect(linkVerdict({ success: no })).not.toBe('yes');
});

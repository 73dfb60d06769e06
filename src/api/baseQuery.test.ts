import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  aChange,
  allTime,
  answers,
  aRead,
  cut,
  empty,
  html,
  setupStubService,
  send,
  sentRequests,
} from '../test/stubService';

setupStubService();

const WORDLESS = {
  kind: 'refused',
  message: null,
  error: null,
  errors: [],
  fields: [],
  retryAfter: null,
} as const;

describe('an answer', () => {
  test('is its parsed body', async () => {
    answers(() => HttpResponse.json({ registered: 412 }));
    expect(await allTime(send(aRead))).toEqual({ data: { registered: 412 } });
  });

  test.each([
    ['204', empty(204)],
    ['200', empty(200)],
  ])('may be empty with a %s', async (_, answer) => {
    answers(answer);
    expect(await allTime(send(aChange))).toEqual({ data: '' });
  });

  test('that is HTML is unreadable, and is not requested again', async () => {
    answers(html(200));
    expect(await allTime(send(aRead))).toEqual({ error: { kind: 'unreadable', status: 200 } });
    expect(sentRequests()).toHaveLength(1);
  });

  test('that is half a JSON text is unreadable', async () => {
    answers(() => HttpResponse.text('{"list": [{"id": 1'));
    expect(await allTime(send(aChange))).toEqual({ error: { kind: 'unreadable', status: 200 } });
  });

  test('whose body breaks off counts as lost', async () => {
    answers(cut);
    expect(await allTime(send(aChange))).toEqual({ error: { kind: 'network' } });
    expect(sentRequests()).toHaveLength(1);
  });

  test.each([
    { status: 'error', message: 'No.' },
    { success: false, message: 'No.' },
    { status: false, message: 'No.' },
    { ok: false, message: 'No.' },
  ])('of 200 with %j is a refusal', async (body) => {
    answers(() => HttpResponse.json(body));
    expect(await allTime(send(aChange))).toEqual({
      error: { ...WORDLESS, status: 200, message: 'No.' },
    });
  });

  test('of 422 brings the message and the fields', async () => {
    answers(() =>
      HttpResponse.json(
        { message: 'Invalid.', errors: { 'representatives.0.name': ['Required.'] } },
        { status: 422 },
      ),
    );
    expect(await allTime(send(aChange))).toEqual({
      error: {
        ...WORDLESS,
        status: 422,
        message: 'Invalid.',
        errors: ['Required.'],
        fields: [
          {
            name: 'representatives.0.name',
            serviceName: 'representatives.0.name',
            texts: ['Required.'],
          },
        ],
      },
    });
  });

  test.each([
    ['90', 90],
    [' 5 ', 5],
    ['soon', null],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ])('of 429 says how long to wait: %j', async (header, retryAfter) => {
    answers(() => new HttpResponse(null, { status: 429, headers: { 'Retry-After': header } }));
    expect(await allTime(send(aChange))).toEqual({
      error: { ...WORDLESS, status: 429, retryAfter },
    });
  });
});

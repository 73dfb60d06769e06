import type { Fault } from '../backend/faults';

/** A call that failed, as a person has to be told of it. */
export type Failed =
  | { readonly kind: 'lost' | 'timeout' | 'unreadable' }
  | { readonly kind: 'refused'; readonly status: number; readonly words: string | null };

/** An answer that came, 2xx, with a body that is not the documented one: each call says what it makes of it. */
const shapes = [
  'empty',
  'null',
  'list null',
  'list missing',
  'list an object',
  'wrong types',
] as const;
export type Shape = (typeof shapes)[number];

/** One answer that a fault sends. */
export interface Answer {
  readonly name: string;
  readonly fault: Fault;
  /** How long the page waits for it, in milliseconds of its own clock; without it the answer comes at once. */
  readonly after?: number | 'never';
  readonly taken: Failed | Shape | 'as if nothing had been';
}

export interface AnswerFault {
  readonly name: string;
  /** The answers in which this fault comes, for a call whose good answer is known. */
  readonly answers: (good: unknown) => readonly Answer[];
}

const json = (status: number, body: unknown): Fault => ({ kind: 'json', status, json: body });

const one = (name: string, answer: Omit<Answer, 'name'>): AnswerFault => ({
  name,
  answers: () => [{ name, ...answer }],
});

/** A refusal with words of its own, so that a text of another one is not taken for it. */
function refusal(status: number): Answer {
  const words = `Words of the service for ${status}.`;
  return {
    name: String(status),
    fault: json(status, { message: words }),
    taken: { kind: 'refused', status, words },
  };
}

/**
 * Line 1 of the faults, "for each call". What stands between two points is one fault, and so is each half of
 * "200 null, list null or missing or an object", which the line parts with a comma: 14. Where one fault names several
 * answers ("200/204 empty", "404/422/429"), the calls take them by turns.
 */
export const answerFaults: readonly AnswerFault[] = [
  one('never answers', { fault: { kind: 'hang' }, after: 'never', taken: { kind: 'timeout' } }),
  one('8 s late', { fault: { kind: 'hang' }, after: 8000, taken: 'as if nothing had been' }),
  one('connection reset', { fault: { kind: 'reset' }, taken: { kind: 'lost' } }),
  one('cut in the body', { fault: { kind: 'cut' }, taken: { kind: 'lost' } }),
  { name: '500 JSON', answers: () => [refusal(500)] },
  one('503 HTML', {
    fault: { kind: 'html', status: 503 },
    taken: { kind: 'refused', status: 503, words: null },
  }),
  one('200 HTML', { fault: { kind: 'html', status: 200 }, taken: { kind: 'unreadable' } }),
  {
    name: '200/204 empty',
    answers: () =>
      [200, 204].map((status) => ({
        name: `${status} empty`,
        fault: { kind: 'empty', status },
        taken: 'empty',
      })),
  },
  one('200 null', { fault: json(200, null), taken: 'null' }),
  {
    name: 'list null, missing, object',
    answers: (good) => [
      { name: 'list null', fault: json(200, withLists(good, null)), taken: 'list null' },
      { name: 'list missing', fault: json(200, withLists(good, undefined)), taken: 'list missing' },
      { name: 'list an object', fault: json(200, withLists(good, {})), taken: 'list an object' },
    ],
  },
  {
    name: 'wrong types',
    answers: (good) => [
      { name: 'wrong types', fault: json(200, wrongTypes(good)), taken: 'wrong types' },
    ],
  },
  { name: '401', answers: () => [refusal(401)] },
  { name: '403', answers: () => [refusal(403)] },
  { name: '404/422/429', answers: () => [404, 422, 429].map(refusal) },
];

/** The good answer with `instead` for each list or record in it; what is neither stands under `list` (W1). */
function withLists(good: unknown, instead: null | undefined | object): unknown {
  const parts = typeof good === 'object' && good !== null && !Array.isArray(good) ? good : {};
  const held = Object.entries(parts).filter(([, part]) => typeof part === 'object' && part);
  return held.length === 0
    ? { list: instead }
    : { ...parts, ...Object.fromEntries(held.map(([name]) => [name, instead])) };
}

/** The same keys, and under each of them what the service never documented. */
function wrongTypes(good: unknown): unknown {
  if (Array.isArray(good)) return good.map(wrongTypes);
  if (typeof good === 'object' && good !== null)
    return Object.fromEntries(Object.entries(good).map(([key, part]) => [key, wrongTypes(part)]));
  if (typeof good === 'string') return [{ deep: 42 }, false];
  return typeof good === 'number' ? { text: 'no number' } : 7;
}

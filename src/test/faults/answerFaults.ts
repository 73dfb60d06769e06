import { HttpResponse, type JsonBodyType } from 'msw';
import type { Refusal, Shape } from '../calls/CallRow';
import type { Failed } from '../calls/says';
import { cut, empty, html, lost, never } from '../cannedService';

/** One answer that a fault sends; `undefined` lets the imitated service answer. */
export interface Answer {
  readonly name: string;
  readonly comes: () => Response | undefined | Promise<Response | undefined>;
  /** How long the page waits for it, in milliseconds; without it the answer comes at once. */
  readonly after?: number | 'never';
  readonly taken: Failed | Shape | 'as if nothing had been';
}

interface AnswerFault {
  readonly name: string;
  /** The answers in which this fault comes, for a call whose good answer is known. */
  readonly answers: (good: unknown) => readonly Answer[];
}

const json = (status: number, body: JsonBodyType) => () => HttpResponse.json(body, { status });

const one = (name: string, answer: Omit<Answer, 'name'>): AnswerFault => ({
  name,
  answers: () => [{ name, ...answer }],
});

/** A refusal with words of its own, so that a text of another one is not taken for it. */
function refusal(status: number): Answer {
  const words = `Words of the service for ${status}.`;
  return {
    name: String(status),
    comes: json(status, { message: words }),
    taken: { kind: 'refused', status, words },
  };
}

/** What product §8 names for one call alone. */
export const refusedAs = ({ status, body, ...said }: Refusal): Answer => ({
  name: [status, ...Object.keys(body)].join(' '),
  comes: () => HttpResponse.json({ ...body }, { status }),
  taken: { kind: 'refused', status, ...said },
});

const refusals = (name: string, ...statuses: readonly number[]): AnswerFault => ({
  name,
  answers: () => statuses.map(refusal),
});

const shape = (name: Shape, body: JsonBodyType): Answer => ({
  name,
  comes: json(200, body),
  taken: name,
});

const LATE_MS = 8000;

/**
 * Line 1 of the faults, "for each call". What stands between two points is one fault, and so is each half of
 * "200 null, list null or missing or an object", which the line parts with a comma: 14.
 */
export const answerFaults: readonly AnswerFault[] = [
  one('never answers', { comes: never, after: 'never', taken: { kind: 'timeout' } }),
  one('8 s late', {
    comes: () => new Promise((resolve) => setTimeout(() => resolve(undefined), LATE_MS)),
    after: LATE_MS,
    taken: 'as if nothing had been',
  }),
  one('connection reset', { comes: lost, taken: { kind: 'lost' } }),
  one('cut in the body', { comes: cut, taken: { kind: 'lost' } }),
  refusals('500 JSON', 500),
  one('503 HTML', { comes: html(503), taken: { kind: 'refused', status: 503, words: null } }),
  one('200 HTML', { comes: html(200), taken: { kind: 'unreadable' } }),
  {
    name: '200/204 empty',
    answers: () =>
      [200, 204].map((status) => ({
        name: `${status} empty`,
        comes: empty(status),
        taken: 'empty',
      })),
  },
  { name: '200 null', answers: () => [shape('null', null)] },
  {
    name: 'list null, missing, object',
    answers: (good) => [
      shape('list null', withLists(good, null)),
      shape('list missing', withLists(good, undefined)),
      shape('list an object', withLists(good, {})),
    ],
  },
  { name: 'wrong types', answers: (good) => [shape('wrong types', wrongTypes(good))] },
  refusals('401', 401),
  refusals('403', 403),
  refusals('404/422/429', 404, 422, 429),
];

/** The good answer with `instead` for each list or record in it; what is neither stands under `list` (W1). */
function withLists(good: unknown, instead: null | undefined | object): JsonBodyType {
  const parts = typeof good === 'object' && good !== null && !Array.isArray(good) ? good : {};
  const held = Object.entries(parts).filter(([, part]) => typeof part === 'object' && part);
  return held.length === 0
    ? { list: instead }
    : { ...parts, ...Object.fromEntries(held.map(([name]) => [name, instead])) };
}

/** The same keys, and under each of them what the service never documented. */
function wrongTypes(good: unknown): JsonBodyType {
  if (Array.isArray(good)) return good.map(wrongTypes);
  if (typeof good === 'object' && good !== null)
    return Object.fromEntries(Object.entries(good).map(([key, part]) => [key, wrongTypes(part)]));
  if (typeof good === 'string') return [{ deep: 42 }, false];
  return typeof good === 'number' ? { text: 'no number' } : 7;
}

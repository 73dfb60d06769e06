import { HttpResponse, type JsonBodyType } from 'msw';
import { type CallRow, kindOf, type RefusalCase, type Shape } from '../calls/CallRow';
import { callTable, isOwnCall } from '../calls/callTable';
import type { Failed } from '../calls/messages';
import { cut, empty, html, lost, never } from '../stubService';
import { contract, type ContractRow } from '../contract';
import { enough, everyCombination } from '../everyPair';

/** An answer with a fault; `undefined` means the mock service's own answer. */
export interface FaultyAnswer {
  readonly name: string;
  readonly comes: () => Response | undefined | Promise<Response | undefined>;
  /** Milliseconds until it comes; without this it comes at once. */
  readonly after?: number | 'never';
  readonly taken: Failed | Shape | 'as if nothing had been';
}

interface AnswerFault {
  readonly name: string;
  /** The answers with this fault, made from the good answer of a call. */
  readonly answers: (good: unknown) => readonly FaultyAnswer[];
}

const json = (status: number, body: JsonBodyType) => () => HttpResponse.json(body, { status });

const one = (name: string, answer: Omit<FaultyAnswer, 'name'>): AnswerFault => ({
  name,
  answers: () => [{ name, ...answer }],
});

/** A refusal with a message of its own, so that it cannot be confused with another one. */
function refusal(status: number): FaultyAnswer {
  const words = `Words of the service for ${status}.`;
  return {
    name: String(status),
    comes: json(status, { message: words }),
    taken: { kind: 'refused', status, words },
  };
}

/** A refusal that product §8 names for this call. */
const refusedAs = ({ status, body, ...fields }: RefusalCase): FaultyAnswer => ({
  name: [status, ...Object.keys(body)].join(' '),
  comes: () => HttpResponse.json({ ...body }, { status }),
  taken: { kind: 'refused', status, ...fields },
});

const refusals = (name: string, ...statuses: readonly number[]): AnswerFault => ({
  name,
  answers: () => statuses.map(refusal),
});

const shape = (name: Shape, body: JsonBodyType): FaultyAnswer => ({
  name,
  comes: json(200, body),
  taken: name,
});

const LATE_MS = 8000;

/**
 * Line 1 of the faults, "for each call". Each item of that line is one fault, and so is each half of "200 null, list null or
 * missing or an object": 14 in all.
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

/** The good answer with `instead` in place of each list or record; without one, it is under `list` (W1). */
function withLists(good: unknown, instead: null | undefined | object): JsonBodyType {
  const parts = typeof good === 'object' && good !== null && !Array.isArray(good) ? good : {};
  const containers = Object.entries(parts).filter(([, part]) => typeof part === 'object' && part);
  return containers.length === 0
    ? { list: instead }
    : { ...parts, ...Object.fromEntries(containers.map(([name]) => [name, instead])) };
}

/** The same keys with values of undocumented types. */
function wrongTypes(good: unknown): JsonBodyType {
  if (Array.isArray(good)) return good.map(wrongTypes);
  if (typeof good === 'object' && good !== null)
    return Object.fromEntries(Object.entries(good).map(([key, part]) => [key, wrongTypes(part)]));
  if (typeof good === 'string') return [{ deep: 42 }, false];
  return typeof good === 'number' ? { text: 'no number' } : 7;
}

/** The answers that a call gets on one screen, one after the other. All but the last one fail. */
export type Visit = readonly FaultyAnswer[];

/** How this answer has to be reported; `null` if it counts as success. */
export function failedBy(row: CallRow, { name, taken }: FaultyAnswer): Failed | null {
  if (name === '204 empty' && row.onlyStatus200 === true) return { kind: 'unreadable' };
  if (taken === 'as if nothing had been') return null;
  if (typeof taken === 'object') return taken;
  const failed = row.takes[taken];
  if (failed === 'done') return null;
  return failed === 'unreadable' ? { kind: 'unreadable' } : failed;
}

export const endsSession = (row: CallRow, failed: Failed | null): boolean =>
  failed?.kind === 'refused' && failed.status === 401 && row.on401 !== 'said';

const isUncertain = ({ taken }: FaultyAnswer): boolean =>
  typeof taken !== 'object' || taken.kind !== 'refused' || taken.status >= 500;

/** Groups answers that are reported in the same way, whatever the call. */
function tellingOf(row: CallRow, answer: FaultyAnswer): string {
  const failed = failedBy(row, answer);
  if (endsSession(row, failed)) return 'session';
  if (failed === null) return answer.after === undefined ? 'works' : 'late';
  if (failed.kind !== 'refused') return failed.kind;
  if (failed.status >= 500) return 'broken';
  return [200, 401, 422].includes(failed.status) ? String(failed.status) : 'own words';
}

/** An answer as a read or as a change gets it. */
export const metBy = (changes: boolean, { name }: { readonly name: string }): string =>
  `${changes ? 'change' : 'read'}: ${name}`;

interface Meets {
  readonly row: ContractRow;
  readonly answer: FaultyAnswer;
  readonly telling: string;
  readonly shows: readonly string[];
}

/** Every answer that the call can get, including those of product §8. */
function allOf(row: ContractRow): readonly Meets[] {
  const { call, changes, answer: good } = row;
  if (!isOwnCall(call)) return [];
  const made = callTable[call];
  const meets = (answer: FaultyAnswer, own: string): Meets => {
    const telling = tellingOf(made, answer);
    const ofKind = `${kindOf(made, changes)} ${telling}`;
    return { row, answer, telling, shows: [own, ofKind, ...(telling === 'lost' ? [call] : [])] };
  };
  const named = made.refusals?.map(refusedAs).map((answer) => {
    const failed = failedBy(made, answer);
    return meets(answer, `${answer.name}: ${JSON.stringify(failed && made.says(failed))}`);
  });
  return answerFaults
    .flatMap(({ answers }) => answers(good))
    .map((answer) => meets(answer, metBy(changes, answer)))
    .concat(named ?? []);
}

/** On as few screens as possible: after a failure the screen is as before, and the same is tried again. */
function visitsOf(
  row: ContractRow,
  met: readonly Meets[],
): readonly { row: ContractRow; visit: Visit }[] {
  const own = met.filter((each) => each.row === row);
  const answersOf = (...tellings: readonly string[]) =>
    own.filter(({ telling }) => tellings.includes(telling)).map(({ answer }) => answer);
  // Certain failures come first, because after an unknown result the portal asks before it sends again.
  const fails = own
    .filter(({ telling }) => !['session', 'works', 'late'].includes(telling))
    .map(({ answer }) => answer)
    .toSorted((a, b) => Number(isUncertain(a)) - Number(isUncertain(b)));
  return [
    [...fails, ...answersOf('late')],
    ...answersOf('session', 'works').map((answer) => [answer]),
  ]
    .filter((visit) => visit.length > 0)
    .map((visit) => ({ row, visit }));
}

/**
 * Each call gets a lost answer and its refusals of product §8, unless another call reports them in the same words. The other
 * answers are distributed: each goes to one read and one change, and each kind of call gets every kind of report. With
 * `EVERY_COMBINATION=1` every call gets every answer, followed by a good one.
 */
const chosen = enough(
  contract.flatMap(allOf),
  ({ shows }) => shows,
  ({ row, answer }) => [row, answer.name],
);
export const visits = everyCombination
  ? chosen.map(({ row, answer }) => ({ row, visit: [answer] }))
  : contract.flatMap((row) => visitsOf(row, chosen));

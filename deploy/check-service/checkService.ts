import { readId, readRows } from '../../src/api/decode/read';
import { contract, type ContractRow } from '../../src/test/contract';
import { missingKeys } from '../../src/test/missingKeys';

export interface Question {
  /** As `apiBaseUrl` of config.json. */
  readonly service: string;
  /** The portal's own origin, which the service has to allow (CORS). */
  readonly origin: string | null;
  readonly token: string | null;
  /** What stands for `{id}`; without a number the call is left out. */
  readonly userId: number | null;
  readonly memberId: number | null;
}

interface Finding {
  /** fine; bad: the portal would not work; open: nothing was learnt. */
  readonly verdict: 'fine' | 'bad' | 'open';
  readonly call: string;
  readonly text: string;
}

const TIME_LIMIT_MS = 15_000;

/** The documented calls that change nothing. GET /api/membership/{id}, which gives out a number, is not among them. */
const reads: readonly ContractRow[] = contract.filter(
  ({ changes, method }) => !changes && method === 'GET',
);

/**
 * Asks a service the documented calls that only read (spec section 7), each once. With a token it asks those that need one
 * with it, else without, to see them refused. What the service says is never repeated: it speaks of people.
 */
export async function checkService(question: Question): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  let firstListed: number | null = null;
  for (const row of reads) {
    const id = idFor(row, question, firstListed);
    if (id === null && row.call.includes('{id}')) {
      const text = 'not asked: it needs --user-id or --member-id, or a list with a member';
      findings.push({ verdict: 'open', call: row.call, text });
      continue;
    }
    const answer = await ask(row, id, question);
    if (row.call === 'GET /api/members') firstListed = firstIdOf(answer);
    findings.push({ call: row.call, ...judge(row, answer, question) });
  }
  if (question.origin !== null) findings.push(await askLeave(question.service, question.origin));
  return findings;
}

/** Without a token a call is refused, whoever is meant: then any number will do. */
function idFor({ call }: ContractRow, question: Question, firstListed: number | null) {
  const { token, userId, memberId } = question;
  if (token === null) return 1;
  if (call === 'GET /api/member_edit/{id}') return memberId ?? firstListed;
  return call === 'GET /api/member_view/{id}' ? memberId : userId;
}

type Answer =
  | { readonly kind: 'none'; readonly reason: string }
  | {
      readonly kind: 'given';
      readonly status: number;
      readonly headers: Headers;
      /** `undefined`: no JSON. */
      readonly body: unknown;
    };

async function ask(row: ContractRow, id: number | null, question: Question): Promise<Answer> {
  const { service, origin, token } = question;
  const headers = new Headers();
  if (row.accept !== null) headers.set('Accept', row.accept);
  if (origin !== null) headers.set('Origin', origin);
  if (row.token === 'bearer' && token !== null) headers.set('Authorization', `Bearer ${token}`);
  return send(service + row.pattern.replace(':id', String(id)), { method: 'GET', headers }, row);
}

async function send(url: string, init: RequestInit, row: ContractRow | null): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    // A redirect is a finding, and the token goes nowhere else.
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const { status, headers } = response;
    if (row === null || row.accept === null) {
      // The export may be large: its headers say enough.
      await response.body?.cancel();
      return { kind: 'given', status, headers, body: undefined };
    }
    return { kind: 'given', status, headers, body: parsed(await response.text()) };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { kind: 'none', reason: cause instanceof Error ? cause.message : 'unknown' };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Judgement = Omit<Finding, 'call'>;

function judge(row: ContractRow, answer: Answer, { origin, token }: Question): Judgement {
  if (answer.kind === 'none') return { verdict: 'bad', text: `no answer (${answer.reason})` };
  const { status, headers, body } = answer;
  const faults: string[] = [];
  if (row.accept !== null && body === undefined) faults.push('no JSON');
  if (row.accept !== null && origin !== null && !allows(headers, origin))
    faults.push(`does not allow ${origin} to read it (CORS)`);
  const { verdict, text } = judgeStatus(row, answer, token !== null);
  if (faults.length === 0) return { verdict, text: `${status}, ${text}` };
  return { verdict: 'bad', text: [`${status}, ${text}`, ...faults].join('; ') };
}

function judgeStatus(
  row: ContractRow,
  { status, headers, body }: Extract<Answer, { kind: 'given' }>,
  hasToken: boolean,
): Judgement {
  const needsToken = row.token === 'bearer';
  if (status >= 300 && status < 400)
    return { verdict: 'bad', text: 'leads elsewhere, where an answer was asked for' };
  if (needsToken && !hasToken)
    return status === 401
      ? { verdict: 'fine', text: 'refused without a token, as it should be' }
      : { verdict: 'bad', text: 'a call without a token should be refused with 401' };
  if (status === 401 && needsToken) return { verdict: 'bad', text: 'the token is refused' };
  if (status === 401 && row.accept !== null)
    return {
      verdict: 'bad',
      text: 'asks for a token: set "sendTokenOnLists": true in config.json',
    };
  if (status === 403 && needsToken)
    return { verdict: 'open', text: `not for this token: the portal asks it as ${row.caller}` };
  if (status === 404 && row.call.includes('{id}'))
    return { verdict: 'open', text: 'nothing under this number, or no such call' };
  if (status < 200 || status >= 300) return { verdict: 'bad', text: 'not the documented answer' };
  if (row.accept === null) return judgeFile(headers);
  return judgeShape(row, body);
}

function judgeFile(headers: Headers): Judgement {
  return /^text\/csv\b/i.test(headers.get('content-type') ?? '')
    ? { verdict: 'fine', text: 'a CSV file' }
    : { verdict: 'bad', text: 'should be a file of type text/csv' };
}

function judgeShape(row: ContractRow, body: unknown): Judgement {
  const missing = missingKeys(row, body);
  if (missing.length === 0)
    return { verdict: 'fine', text: `answers ${row.answerKeys.join(', ')}` };
  if (rowsOf(body)?.length === 0)
    return { verdict: 'open', text: 'an empty list, which shows no shape' };
  return { verdict: 'bad', text: `lacks ${missing.join(', ')}` };
}

function rowsOf(body: unknown) {
  try {
    return readRows(body);
  } catch {
    return null;
  }
}

function firstIdOf(answer: Answer): number | null {
  const first = answer.kind === 'given' ? rowsOf(answer.body)?.[0] : undefined;
  return first === undefined ? null : readId(first['id']);
}

const allows = (headers: Headers, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

/** The question that a browser asks before each call with a token; it changes nothing. */
async function askLeave(service: string, origin: string): Promise<Finding> {
  const call = 'OPTIONS /api/member_update';
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': 'authorization,content-type',
  };
  const init = { method: 'OPTIONS', headers };
  const answer = await send(`${service}/api/member_update`, init, null);
  if (answer.kind === 'none') return { verdict: 'bad', call, text: `no answer (${answer.reason})` };
  const listed = (name: string) =>
    (answer.headers.get(name) ?? '')
      .toLowerCase()
      .split(',')
      .map((word) => word.trim());
  const methods = listed('access-control-allow-methods');
  const allowed = listed('access-control-allow-headers');
  const missing = [
    ...(allows(answer.headers, origin) ? [] : [`the origin ${origin}`]),
    ...['PUT', 'PATCH', 'DELETE'].filter((name) => !lets(methods, name)),
    // A star does not stand for this one (Fetch standard).
    ...(allowed.includes('authorization') ? [] : ['the header Authorization']),
    ...(lets(allowed, 'Content-Type') ? [] : ['the header Content-Type']),
  ];
  if (answer.status < 200 || answer.status >= 300)
    return { verdict: 'bad', call, text: `${answer.status}, a browser would send no call` };
  return missing.length === 0
    ? { verdict: 'fine', call, text: `${answer.status}, allows ${origin} (CORS)` }
    : { verdict: 'bad', call, text: `does not allow ${missing.join(', ')} (CORS)` };
}

const lets = (listed: readonly string[], name: string): boolean =>
  listed.includes('*') || listed.includes(name.toLowerCase());

import { readId } from '../../src/api/decode/read';
import { isBlockedOnHttps } from '../../src/config/schema';
import { contract, type ContractRow } from '../../src/test/contract';
import { type Answer, type Ask, askWithin, type Patience, patience } from './ask';
import { bad, type Finding } from './finding';
import { checkAnswer, rowsOf, tellsOfAll } from './checkAnswer';
import { askLeave } from './preflight';

export { readConfigFile } from './configFile';

export interface Question {
  /** As `apiBaseUrl` in config.json. */
  readonly service: string;
  /** The portal's own origin, which the service has to allow (CORS). */
  readonly origin: string | null;
  readonly token: string | null;
  /** As in config.json. */
  readonly sendTokenOnLists: boolean;
  /** Replaces `{id}`; without it, such calls are skipped. */
  readonly userId: number | null;
  readonly memberId: number | null;
}

/** The documented calls that change nothing. GET /api/membership/{id} is not one of them: it generates a number. */
const reads: readonly ContractRow[] = contract.filter(
  ({ changes, method }) => !changes && method === 'GET',
);

/**
 * Makes each documented call that only reads (product §7) once. Calls that need a token are made with it, or without one, to see
 * that the service rejects them. A list that needs a token is asked for again with it. The report never repeats what the service
 * says, because that is about people.
 */
export async function checkService(
  question: Question,
  limits: Patience = patience,
): Promise<readonly Finding[]> {
  const { service, origin, token, sendTokenOnLists } = question;
  const ask = askWithin(service, limits);
  const findings: Finding[] = [...blocked(service, origin)];
  let firstListed: number | null = null;
  for (const row of reads) {
    const id = idFor(row, question, firstListed);
    if (id === null && row.call.includes('{id}')) {
      const text = 'not asked: it needs --user-id or --member-id, or a list with a member';
      findings.push({ verdict: 'open', call: row.call, text });
      continue;
    }
    const context = { service, origin, sendTokenOnLists };
    const withToken = row.token === 'bearer' && token !== null;
    let answer = await askRow(ask, row, id, { origin, token: withToken ? token : null });
    findings.push({ call: row.call, ...checkAnswer(row, answer, { ...context, withToken }) });
    if (sendTokenOnLists && token !== null && row.accept !== null && isClosed(row, answer)) {
      answer = await askRow(ask, row, id, { origin, token });
      const result = checkAnswer(row, answer, { ...context, withToken: true });
      findings.push({ call: `${row.call} with the token`, ...result });
    }
    if (row.call === 'GET /api/members') firstListed = firstIdOf(answer);
  }
  return origin === null ? findings : [...findings, ...(await askLeave(ask, origin))];
}

/** Browsers block calls from an https page to an http address (mixed content). */
function blocked(service: string, origin: string | null): readonly Finding[] {
  if (origin?.startsWith('https:') !== true || !isBlockedOnHttps({ apiBaseUrl: service }))
    return [];
  const text = `is plain http: browsers block calls to it from ${origin}`;
  return [{ call: 'the address', ...bad(text) }];
}

const isClosed = (row: ContractRow, answer: Answer): boolean =>
  tellsOfAll(row) && answer.kind === 'given' && [401, 403].includes(answer.status);

/** Without a token, the service must reject the call for every id, so any number will do. */
function idFor({ call }: ContractRow, question: Question, firstListed: number | null) {
  const { token, userId, memberId } = question;
  if (token === null) return 1;
  if (call === 'GET /api/member_edit/{id}') return memberId ?? firstListed;
  return call === 'GET /api/member_view/{id}' ? memberId : userId;
}

function askRow(
  ask: Ask,
  row: ContractRow,
  id: number | null,
  { origin, token }: { readonly origin: string | null; readonly token: string | null },
): Promise<Answer> {
  const headers = new Headers();
  if (row.accept !== null) headers.set('Accept', row.accept);
  if (origin !== null) headers.set('Origin', origin);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const path = row.pattern.replace(':id', String(id));
  return ask(path, { method: 'GET', headers }, row.accept === null ? 'headers' : 'body');
}

function firstIdOf(answer: Answer): number | null {
  const first = answer.kind === 'given' ? rowsOf(answer.body)?.[0] : undefined;
  return first === undefined ? null : readId(first['id']);
}

import { readId, readRows } from '../../src/api/decode/read';
import type { ContractRow } from '../../src/test/contract';
import { missingKeys } from '../../src/test/missingKeys';
import type { Answer, Given } from './ask';
import { bad, fine, type CheckResult, open, warning } from './finding';
import { pagesOf } from './pages';
import { allows } from './preflight';

/** Settings of one call, and of the portal. */
export interface CheckContext {
  readonly service: string;
  readonly origin: string | null;
  /** Whether this call carried a token. */
  readonly withToken: boolean;
  readonly sendTokenOnLists: boolean;
}

/** Calls without a token that nevertheless return data of all firms (product §6). */
export const tellsOfAll = ({ caller, token }: ContractRow): boolean =>
  caller === 'admin' && token === 'none';

export function checkAnswer(row: ContractRow, answer: Answer, context: CheckContext): CheckResult {
  if (answer.kind === 'none') return bad(`no answer (${answer.reason})`);
  const { status, headers, body } = answer;
  const faults: string[] = [];
  if (row.accept !== null && body === undefined) faults.push('not valid JSON');
  if (row.accept !== null && context.origin !== null && !allows(headers, context.origin))
    faults.push(`does not allow ${context.origin} to read it (CORS)`);
  const { verdict, text } = checkStatus(row, answer, context);
  if (faults.length === 0) return { verdict, text: `${status}, ${text}` };
  return bad([`${status}, ${text}`, ...faults].join('; '));
}

function checkStatus(row: ContractRow, answer: Given, context: CheckContext): CheckResult {
  const { status } = answer;
  if (status >= 300 && status < 400) return bad('redirects instead of answering');
  if (tellsOfAll(row) && [401, 403].includes(status)) return checkClosedList(row, status, context);
  if (row.token === 'bearer' && !context.withToken)
    return status === 401
      ? fine('refused without a token, as it should be')
      : bad('a call without a token should be refused with 401');
  if (status === 401 && context.withToken) return bad('the token was not accepted');
  if (status === 403 && context.withToken)
    return open(`not with this token: the portal makes this call as ${row.caller}`);
  if (status === 404 && row.call.includes('{id}'))
    return open('no record with this id, or no such call');
  if (status < 200 || status >= 300) return bad('not the documented answer');
  return openToStrangers(
    row,
    context,
    row.accept === null ? checkFile(answer) : checkShape(row, answer, context),
  );
}

function checkClosedList(row: ContractRow, status: number, context: CheckContext): CheckResult {
  if (context.withToken)
    return status === 401
      ? bad('the token was not accepted')
      : open(`not with this token: the portal makes this call as ${row.caller}`);
  if (row.accept === null)
    return warning(
      'closed without a token, as it should be; the export link carries no token, so it cannot work',
    );
  return context.sendTokenOnLists
    ? fine('closed without a token, as it should be')
    : bad('asks for a token: set "sendTokenOnLists": true in config.json');
}

function openToStrangers(
  row: ContractRow,
  context: CheckContext,
  result: CheckResult,
): CheckResult {
  if (!tellsOfAll(row) || context.withToken || result.verdict !== 'fine') return result;
  const cure = row.accept === null ? '' : ', and set "sendTokenOnLists": true';
  return warning(
    `${result.text}; open without a token: anyone can read the whole list. Close it in the service${cure}`,
  );
}

function checkFile({ headers }: Given): CheckResult {
  return /^text\/csv\b/i.test(headers.get('content-type') ?? '')
    ? fine('a CSV file')
    : bad('should be a file of type text/csv');
}

function checkShape(row: ContractRow, { body }: Given, { service }: CheckContext): CheckResult {
  const rows = rowsOf(body);
  const missing = missingKeys(row, body);
  if (missing.length > 0)
    return rows?.length === 0
      ? open('an empty list: its fields could not be checked')
      : bad(`is missing ${missing.join(', ')}`);
  const unread = row.answerKeys.includes('id')
    ? (rows ?? []).filter(({ id }) => readId(id) === null).length
    : 0;
  if (unread > 0)
    return bad(
      `${unread} of ${rows?.length ?? 0} rows have an id that is not a positive whole number`,
    );
  const answered = `answers ${row.answerKeys.join(', ')}`;
  const pages = pagesOf(body, service);
  return pages === null ? fine(answered) : { ...pages, text: `${answered}; ${pages.text}` };
}

export function rowsOf(body: unknown) {
  try {
    return readRows(body);
  } catch {
    return null;
  }
}

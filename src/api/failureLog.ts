import type { Failure } from '../domain/failure';
import type { ApiRequest } from './request';

/** Logs a failure, but no token or typed text; nothing else logs (rule W12). Pass `words` of the service that no screen shows. */
export function logFailure(
  request: ApiRequest,
  failure: Failure,
  words: string | null = null,
): void {
  const [path = ''] = request.path.split('?');
  const status = 'status' in failure ? ` ${failure.status}` : '';
  const detail = words === null ? '' : `: ${withoutValues(words)}`;
  console.error(
    `Call failed: ${request.method} ${path.replace(/\d+/g, '{id}')}, ${failure.kind}${status}${detail}`,
  );
}

export function logUnreadable(endpoint: string): void {
  console.error(`Call failed: ${endpoint}, unreadable`);
}

const MAX_WORDS = 200;

/** Removes values: a database error quotes those it could not store, which may be a person's. */
function withoutValues(words: string): string {
  return words
    .slice(0, 10 * MAX_WORDS)
    .replace(/['"`(].*$/s, '…')
    .replace(/\d{4,}/g, '…')
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ')
    .slice(0, MAX_WORDS);
}

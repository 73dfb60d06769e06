import type { Failure } from '../domain/failure';
import type { ApiRequest } from './request';

/**
 * The one place that writes into the log (rule W12): which call failed and how, never a token or what a person
 * typed. `words` are the service's own, where nobody else can read them.
 */
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

/** Of an answer that is not what the call of this endpoint is documented to give. */
export function logUnreadable(endpoint: string): void {
  console.error(`Call failed: ${endpoint}, unreadable`);
}

const MAX_WORDS = 200;

/** A database names the values it could not store, and they are a person's. */
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

import { decodePageInfo } from '../../src/api/decode/lists';
import { readPage, readRows } from '../../src/api/decode/read';
import { bad, fine, type CheckResult } from './finding';

/**
 * Checks whether a list comes in pages, in one of Laravel's two forms: `{data, links, meta}` or `{current_page, data,
 * next_page_url, total}`. The portal reads such pages one after another, but only from the service's own origin.
 */
export function pagesOf(body: unknown, service: string): CheckResult | null {
  if (readPage(body) === null) return null;
  const { next, total } = decodePageInfo(body);
  const rows = readRows(body).length;
  const part = `comes in pages: the first has ${rows} of ${total ?? 'an unknown number of'} rows`;
  if (next === null)
    return total !== null && total > rows
      ? bad(`${part}, and it names no next page: the portal cannot show the rest`)
      : fine(`${part}, and is the last`);
  const origin = URL.canParse(next, service) ? new URL(next, service).origin : null;
  return origin === new URL(service).origin
    ? fine(part)
    : bad(
        `${part}, and the next one is at ${origin ?? 'no valid address'}, which the portal does not follow ` +
          '(APP_URL and the trusted proxies of the service)',
      );
}

import { promisifyRequest } from 'idb-keyval';
import { withTimeout, BROWSER_TIMEOUT_MS } from '../../../domain/withTimeout';
import { serviceKey } from '../../../session/personKey';
import { withRecordStore } from '../../../session/browserRecords';
import type { ColumnChoice } from './ColumnMatcher';

/** Only names of columns are stored, nothing about members, so they survive "Clear notes on this computer". */
const keyOf = (apiBaseUrl: string): string => `${serviceKey(apiBaseUrl)}columns;`;
const MOST = 50;

/** The choices made in this browser for files of this service; none if its storage is empty or does not answer. */
export async function rememberedColumns(apiBaseUrl: string): Promise<readonly ColumnChoice[]> {
  try {
    const reading = withRecordStore((records) =>
      promisifyRequest<unknown>(records.get(keyOf(apiBaseUrl))),
    );
    return choicesIn(await withTimeout(reading, BROWSER_TIMEOUT_MS));
  } catch {
    return [];
  }
}

/** Stores a choice for the next file with the same headings, replacing an older one. */
export async function rememberColumns(apiBaseUrl: string, choice: ColumnChoice): Promise<void> {
  try {
    await withRecordStore(async (records) => {
      const key = keyOf(apiBaseUrl);
      const stored = choicesIn(await promisifyRequest<unknown>(records.get(key)));
      const others = stored.filter(({ headings }) => headings !== choice.headings);
      records.put({ choices: [choice, ...others].slice(0, MOST) }, key);
    });
  } catch {
    // Without storage, the next file is guessed again.
  }
}

/** Checks strictly: another app of the origin may use the same storage. */
function choicesIn(stored: unknown): readonly ColumnChoice[] {
  if (typeof stored !== 'object' || stored === null || !('choices' in stored)) return [];
  return Array.isArray(stored.choices) ? stored.choices.filter(isChoice) : [];
}

function isChoice(value: unknown): value is ColumnChoice {
  return (
    typeof value === 'object' &&
    value !== null &&
    'headings' in value &&
    typeof value.headings === 'string' &&
    'keys' in value &&
    Array.isArray(value.keys) &&
    value.keys.every((key) => key === null || typeof key === 'string') &&
    'divided' in value &&
    (value.divided === null || Number.isInteger(value.divided))
  );
}

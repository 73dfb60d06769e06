import type { ImportList } from './ImportList';

/** Of which list and what content, as one short text that says nothing of what the file holds. */
export type FileMark = string;

const KEY = 'sent_files';
const MAX_FILES = 50;
/** Enough to tell files apart, and no more than a phone reads at once. */
const MARKED_BYTES = 10 * 1024 * 1024;

/** The mark of a file: equal for equal bytes, whatever its name. `null` where the file cannot be read any more. */
export async function markOf(list: ImportList, file: File): Promise<FileMark | null> {
  const content = await file
    .slice(0, MARKED_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (content === null) return null;
  const bytes = new Uint8Array(content);
  // FNV-1a from two starts. The browser's own digests are missing where the portal is served without https.
  let one = 0x811c9dc5;
  let other = 0x9dc5811c;
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x01000193);
    other = Math.imul(other ^ byte, 0x01000193);
  }
  const hex = [one, other].map((part) => (part >>> 0).toString(16).padStart(8, '0'));
  return `${list} ${file.size} ${hex.join('')}`;
}

/** When this tab sent the file for the last time, in milliseconds; `null` where it never did, as far as it knows. */
export function sentBefore(mark: FileMark): number | null {
  return readSent().find((sent) => sent.mark === mark)?.at ?? null;
}

/** Keeps that the file was sent now, for this tab and its reloads. Only marks and times: no sign-out has to take them. */
export function rememberSent(mark: FileMark): void {
  const others = readSent().filter((sent) => sent.mark !== mark);
  try {
    const all = [{ mark, at: Date.now() }, ...others].slice(0, MAX_FILES);
    sessionStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Refused or full: then the next import of it goes without a question.
  }
}

interface SentFile {
  readonly mark: FileMark;
  readonly at: number;
}

/** Strictly what this module wrote: another app of the origin may use the same key. */
function readSent(): readonly SentFile[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSentFile) : [];
  } catch {
    return [];
  }
}

function isSentFile(value: unknown): value is SentFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'mark' in value &&
    typeof value.mark === 'string' &&
    'at' in value &&
    Number.isFinite(value.at)
  );
}

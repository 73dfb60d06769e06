import * as v from 'valibot';
import { withTimeout } from '../domain/withTimeout';
import { type Config, configSchema, isBlockedOnHttps, serviceIn } from './schema';

/** One wrong key of config.json; an empty key means the file as a whole. */
export interface ConfigProblem {
  readonly key: string;
  /** A text for `t`; `{{detail}}` stands for what the browser or the host said. */
  readonly problem: FileProblem | typeof BLOCKED | ReturnType<typeof problemOf>;
  readonly detail?: string;
}

type FileProblem =
  | 'could not be loaded (the host answered {{detail}})'
  | 'is not JSON ({{detail}})'
  | 'is not encoded as UTF-8; please save it again as UTF-8';

/** Without problems where the file itself did not come: then the network is to blame, and nobody has to correct it. */
export type LoadedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

/** What a host answered for config.json, to its last byte: a host may drip. Of a refusal nothing is read. */
export interface ConfigAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly bytes: ArrayBuffer;
}

declare global {
  interface Window {
    /** Asked for by app/bootstrap/choices.js while the scripts come; not there where that came later than they. */
    readonly configAnswer?: Promise<ConfigAnswer>;
  }
}

/** Where the portal is open: its scheme decides which calls its browser lets through. */
type Page = Pick<Location, 'protocol'>;

/** Fetches config.json from beside index.html, never from a cache, or takes over who has done so; checks every key. Never throws. */
export async function loadConfig(
  url: string,
  page: Page,
  asked: Promise<ConfigAnswer> = fetchConfig(url),
): Promise<LoadedConfig> {
  let content: unknown;
  try {
    const response = await withTimeout(asked);
    if (!response.ok)
      return unreadable('could not be loaded (the host answered {{detail}})', `${response.status}`);
    const text = utf8(response.bytes);
    if (text === null) return unreadable('is not encoded as UTF-8; please save it again as UTF-8');
    content = JSON.parse(text);
  } catch (error) {
    return error instanceof SyntaxError
      ? unreadable('is not JSON ({{detail}})', error.message)
      : { ok: false, problems: [] };
  }
  return checkConfig(content, page);
}

/** The text of a file, without the mark that some editors put first; `null` where it is no UTF-8. */
export function utf8(bytes: ArrayBuffer | Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 without its mark: every second byte of it is none.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

async function fetchConfig(url: string): Promise<ConfigAnswer> {
  const response = await fetch(url, { cache: 'no-store', credentials: 'same-origin' });
  const { ok, status } = response;
  return { ok, status, bytes: ok ? await response.arrayBuffer() : new ArrayBuffer(0) };
}

const BLOCKED =
  'begins with http, and this portal with https: the browser lets no call through. Please give the service an https address';

/** Checks every key, and whether a page with this scheme may call the service at all. */
export function checkConfig(content: unknown, page: Page | null = null): LoadedConfig {
  const result = v.safeParse(configSchema, content);
  const isBlocked = page?.protocol === 'https:' && isBlockedOnHttps(serviceIn(content));
  if (result.success && !isBlocked) return { ok: true, config: result.output };
  const wrong = (result.issues ?? []).map((issue): ConfigProblem => ({
    key: v.getDotPath(issue) ?? '',
    problem: problemOf(issue),
  }));
  return {
    ok: false,
    problems: isBlocked ? [{ key: 'apiBaseUrl', problem: BLOCKED }, ...wrong] : wrong,
  };
}

function problemOf({ type, expected, received }: v.InferIssue<typeof configSchema>) {
  switch (type) {
    case 'strict_object':
      if (expected === 'never') return 'is not a key of config.json';
      return received === 'undefined' ? 'is missing' : 'must be an object';
    case 'string':
      return 'must be a text';
    case 'min_length':
      return 'must not be empty';
    case 'boolean':
      return 'must be true or false';
    case 'check':
      return 'must be an address such as https://api.example.org';
  }
}

function unreadable(problem: FileProblem, detail = ''): LoadedConfig {
  return { ok: false, problems: [{ key: '', problem, detail }] };
}

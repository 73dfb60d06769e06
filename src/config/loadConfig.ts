import * as v from 'valibot';
import { lateFile } from '../domain/lateFile';
import { type Config, configSchema, isBlockedOnHttps } from './schema';

/** A wrong key of config.json; an empty key means the whole file. */
export interface ConfigProblem {
  readonly key: string;
  /** A text for `t`; `{{detail}}` stands for a message of the browser or the host's status. */
  readonly problem: FileProblem | typeof BLOCKED | ReturnType<typeof problemOf>;
  readonly detail?: string;
}

type FileProblem =
  | 'could not be loaded (the web server answered {{detail}})'
  | 'is not valid JSON ({{detail}})'
  | 'is not in UTF-8. Save it again as UTF-8';

/** Has no problems if the file did not arrive: then the network is at fault, and there is nothing to correct. */
export type LoadedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

/** The host's answer for config.json. Read to the last byte, since a host may be slow within the body; empty after an error. */
export interface ConfigAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly bytes: ArrayBuffer;
}

declare global {
  interface Window {
    /** Requested by app/bootstrap/choices.js while the scripts load; missing if that ran later than they did. */
    readonly configAnswer?: Promise<ConfigAnswer>;
  }
}

/** The page of the portal: its scheme decides which requests the browser allows. */
type Page = Pick<Location, 'protocol'>;

/** Fetches config.json from beside index.html, never from a cache, and checks every key. Never throws. */
export async function loadConfig(
  url: string,
  page: Page,
  request: Promise<ConfigAnswer> = fetchConfig(url),
): Promise<LoadedConfig> {
  let content: unknown;
  try {
    const response = await lateFile(request);
    if (!response.ok)
      return unreadable(
        'could not be loaded (the web server answered {{detail}})',
        `${response.status}`,
      );
    const text = utf8(response.bytes);
    if (text === null) return unreadable('is not in UTF-8. Save it again as UTF-8');
    content = JSON.parse(text);
  } catch (error) {
    return error instanceof SyntaxError
      ? unreadable('is not valid JSON ({{detail}})', error.message)
      : { ok: false, problems: [] };
  }
  return checkConfig(content, page);
}

/** The text of a file without its byte order mark; `null` if it is not UTF-8. */
export function utf8(bytes: ArrayBuffer | Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 without a byte order mark: every second byte is zero.
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
  'starts with http, but this portal uses https, so browsers block it. Give the server an https address';

/** Checks every key, and that a page with this scheme may call the service at all. */
export function checkConfig(content: unknown, page: Page | null = null): LoadedConfig {
  const result = v.safeParse(configSchema, content);
  const isBlocked = page?.protocol === 'https:' && isBlockedOnHttps(content);
  if (result.success && !isBlocked) return { ok: true, config: result.output };
  const problems = (result.issues ?? []).map((issue): ConfigProblem => ({
    key: v.getDotPath(issue) ?? '',
    problem: problemOf(issue),
  }));
  return {
    ok: false,
    problems: isBlocked ? [{ key: 'apiBaseUrl', problem: BLOCKED }, ...problems] : problems,
  };
}

function problemOf({ type, expected, received }: v.InferIssue<typeof configSchema>) {
  switch (type) {
    case 'strict_object':
      if (expected === 'never') return 'is an unknown setting';
      return received === 'undefined' ? 'is missing' : 'must be a group of settings in { }';
    case 'string':
      return 'must be text';
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

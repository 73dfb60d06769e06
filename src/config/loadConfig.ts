import * as v from 'valibot';
import { arriving } from '../domain/arrival';
import { type Config, configSchema } from './schema';

/** One wrong key of config.json; an empty key means the file as a whole. */
export interface ConfigProblem {
  readonly key: string;
  /** A text for `t`; `{{detail}}` stands for what the browser or the host said. */
  readonly problem: FileProblem | ReturnType<typeof problemOf>;
  readonly detail?: string;
}

type FileProblem =
  'could not be loaded (the host answered {{detail}})' | 'is not JSON ({{detail}})';

/** Without problems where the file itself did not come: then the network is to blame, and nobody has to correct it. */
export type LoadedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

/** What a host answered for config.json, to its last byte: a host may drip. Of a refusal nothing is read. */
export interface ConfigAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
}

declare global {
  interface Window {
    /** Asked for by app/opening/choices.js while the scripts come; not there where that came later than they. */
    readonly configAnswer?: Promise<ConfigAnswer>;
  }
}

/** Fetches config.json from beside index.html, never from a cache, or takes over who has done so; checks every key. Never throws. */
export async function loadConfig(
  url: string,
  asked: Promise<ConfigAnswer> = fetchConfig(url),
): Promise<LoadedConfig> {
  let content: unknown;
  try {
    const response = await arriving(asked);
    if (!response.ok)
      return unreadable('could not be loaded (the host answered {{detail}})', `${response.status}`);
    content = JSON.parse(response.text);
  } catch (error) {
    return error instanceof SyntaxError
      ? unreadable('is not JSON ({{detail}})', error.message)
      : { ok: false, problems: [] };
  }
  return checkConfig(content);
}

async function fetchConfig(url: string): Promise<ConfigAnswer> {
  const response = await fetch(url, { cache: 'no-store', credentials: 'same-origin' });
  const { ok, status } = response;
  return { ok, status, text: ok ? await response.text() : '' };
}

export function checkConfig(content: unknown): LoadedConfig {
  const result = v.safeParse(configSchema, content);
  if (result.success) return { ok: true, config: result.output };
  return {
    ok: false,
    problems: result.issues.map((issue) => ({
      key: v.getDotPath(issue) ?? '',
      problem: problemOf(issue),
    })),
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

function unreadable(problem: FileProblem, detail: string): LoadedConfig {
  return { ok: false, problems: [{ key: '', problem, detail }] };
}

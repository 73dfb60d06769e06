import type { ContractRow } from './contract';

function inside(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

function hasPath(value: unknown, path: readonly string[]): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return true;
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => hasPath(item, path));
  return key
    .split('|')
    .some((name) => inside(value, name) !== undefined && hasPath(inside(value, name), rest));
}

/**
 * The documented keys that a good answer lacks. The record or list may be the answer itself or be under `list`, `data` or
 * `data.list` (W1). In a list every row needs every key; an empty list has no missing ones.
 */
export function missingKeys(of: ContractRow, answer: unknown): readonly string[] {
  const data = inside(answer, 'data');
  return [answer, inside(answer, 'list'), data, inside(data, 'list')]
    .map((place) => of.answerKeys.filter((key) => !hasPath(place, key.split('.'))))
    .reduce((best, missing) => (missing.length < best.length ? missing : best));
}

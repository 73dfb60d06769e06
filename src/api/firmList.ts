import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { Config } from '../config/schema';
import type { Failure } from '../domain/failure';
import type { FirmList } from '../domain/member';
import type { MemberId } from '../domain/memberId';
import { listAfter, listKnown } from '../domain/nextList';
import type { Outcome } from '../domain/outcome';
import { call } from './api';
import type { baseQuery } from './baseQuery';
import type { Call } from './call';
import { outcomesIn } from './changes';
import { connectionOf } from './connection';
import { decodePageInfo, type PageInfo } from './decode/pages';
import { listCall } from './listCall';

const MAX_PAGES = 1000;
/** All pages together have no longer than one call (rule C9). */
const TIME_LIMIT_MS = 15_000;

interface Page<Row> extends PageInfo {
  readonly rows: readonly Row[];
}

interface Rows<Row> {
  readonly decode: (answer: unknown) => readonly Row[];
  /** The list as the store has it. */
  readonly known: (state: unknown) => FirmList<Row> | undefined;
  readonly isSame: (one: Row, other: Row) => boolean;
  /** What an outcome makes of a row; `null` where it is gone. */
  readonly after: (row: Row, outcome: Outcome) => Row | null;
}

/**
 * Reads one of both lists: whole, or page by page where the service divides it (faults, Answers of a real Laravel). Where
 * a later page does not come, those before it are given with how many there should be.
 */
export function firmList<Row extends { readonly id: MemberId | null }>(
  path: string,
  { decode, known, isSame, after }: Rows<Row>,
): (
  arg: void,
  queryApi: BaseQueryApi,
  extraOptions: object,
  send: (call: Call) => ReturnType<typeof baseQuery>,
) => Promise<{ data: FirmList<Row>; error?: never } | { error: Failure; data?: never }> {
  const readOne = call(
    ({ path: page, timeLimit }: { path: string; timeLimit: number }, config: Config) => ({
      ...listCall(page, config),
      timeLimit,
    }),
    (answer): Page<Row> => ({ rows: decode(answer), ...decodePageInfo(answer) }),
  );
  return async (_, queryApi, extraOptions, send) => {
    const end = Date.now() + TIME_LIMIT_MS;
    const knew = outcomesIn(queryApi.getState());
    const { apiBaseUrl } = connectionOf(queryApi.extra).config;
    const asked = new Set<string>();
    const pages: Page<Row>[] = [];
    for (let next: string | null = path; next !== null && pages.length < MAX_PAGES;) {
      asked.add(next);
      const one = { path: next, timeLimit: Math.max(1, end - Date.now()) };
      const { data: page, error } = await readOne(one, queryApi, extraOptions, send);
      if (error !== undefined && pages.length === 0) return { error };
      if (page === undefined) break;
      pages.push(page);
      next = pathOfNext(page.next, apiBaseUrl, path);
      if (next !== null && asked.has(next)) next = null;
    }
    const state = queryApi.getState();
    // Asked for before, it may be older: it does not take back what was brought about meanwhile.
    const list = outcomesIn(state)
      .filter((outcome) => !knew.includes(outcome))
      .reduce((soFar, outcome) => listAfter(soFar, outcome, after), joined(pages));
    const before = known(state);
    return { data: before === undefined ? list : listKnown(before, list, isSame) };
  };
}

/**
 * The path of the next page: the list's own, with what the service's address asks for. Only within the configured origin
 * (rule C8), and never another path: one of them would change data (rule W9).
 */
function pathOfNext(next: string | null, apiBaseUrl: string, path: string): string | null {
  if (next === null) return null;
  const own = new URL(apiBaseUrl + path, location.href);
  try {
    const { origin, pathname, search } = new URL(next, own);
    return origin === own.origin && pathname.endsWith(path) ? path + search : null;
  } catch {
    return null;
  }
}

/** Frozen, so that the store neither copies nor walks a long list. */
function joined<Row>(pages: readonly Page<Row>[]): FirmList<Row> {
  const [first] = pages;
  const rows =
    pages.length === 1 && first !== undefined
      ? first.rows
      : Object.freeze(pages.flatMap((page) => page.rows));
  const total = pages.reduce<number | null>((known, page) => page.total ?? known, null);
  const isWhole = pages.at(-1)?.next == null && rows.length >= (total ?? 0);
  return Object.freeze({ rows, total, isWhole, amendment: null });
}

import { useMemo } from 'react';
import { memoizeByKey } from '../../domain/memoizeByKey';
import { soundKey } from '../../domain/soundKey';
import type { TableFirm, FirmColumn } from './FirmColumn';
import { searchFor, searchTextOf } from './searchRows';
import { soundsLike, soundTextOf } from './soundsLike';

interface SearchResult<Row> {
  readonly exact: readonly Row[];
  readonly alike: readonly Row[];
}

/** The search of a list. The texts and sounds of the rows are made once for each answer. */
export function useSearch<Row extends TableFirm>(columns: readonly FirmColumn<Row>[]) {
  return useMemo(() => {
    const soundOf = memoizeByKey(new Map<string, string>(), soundKey);
    const textsOf = memoizeByKey(new WeakMap<readonly Row[], readonly string[]>(), (rows) =>
      rows.map((row) => searchTextOf(row, columns)),
    );
    const soundTextsOf = memoizeByKey(new WeakMap<readonly Row[], readonly string[]>(), (rows) =>
      rows.map((row) => soundTextOf(row.name, soundOf)),
    );
    const find = (rows: readonly Row[], query: string): SearchResult<Row> => {
      if (query.trim() === '') return { exact: rows, alike: [] };
      const holds = searchFor(query);
      const texts = textsOf(rows);
      const isLike = soundsLike(query);
      const soundTexts = isLike === null ? [] : soundTextsOf(rows);
      const exact: Row[] = [];
      const alike: Row[] = [];
      rows.forEach((row, at) => {
        if (holds(texts[at] ?? '')) exact.push(row);
        else if (isLike?.(soundTexts[at] ?? '') === true) alike.push(row);
      });
      return { exact, alike };
    };
    const prepare = (rows: readonly Row[]) => {
      // Each in a task of its own, so that the browser can paint first.
      setTimeout(() => textsOf(rows));
      setTimeout(() => soundTextsOf(rows));
    };
    return { find, prepare };
  }, [columns]);
}

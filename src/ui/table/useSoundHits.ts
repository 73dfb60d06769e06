import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useIdleSlices } from '../useIdleSlices';
import type { RowIndex } from './RowIndex';
import { SoundIndex } from './SoundIndex';

const NONE = new Uint32Array();

/**
 * The rows that only sound like the search, in the order of the answer, beside those that hold it. They come after these are
 * painted, and once every name has been listened to in idle slices.
 */
export function useSoundHits<Row>(
  rows: readonly Row[],
  nameOf: ((row: Row) => string) | undefined,
  index: RowIndex<Row>,
  search: string,
): Uint32Array {
  const sounds = useMemo(
    () => new SoundIndex(nameOf === undefined ? [] : rows, nameOf ?? noName),
    [rows, nameOf],
  );
  const [heard, setHeard] = useState<SoundIndex<Row> | null>(null);
  useIdleSlices(
    sounds,
    useCallback(() => setHeard(sounds), [sounds]),
  );
  const query = useDeferredValue(search);
  const isReady = heard === sounds && query.trim() !== '';
  return useMemo(
    () => (isReady ? sounds.hits(query, index.view(query, null)) : NONE),
    [isReady, sounds, index, query],
  );
}

const noName = (): string => '';

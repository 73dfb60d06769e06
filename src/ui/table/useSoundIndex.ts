import { useCallback, useState } from 'react';
import { useIdleSlices } from '../useIdleSlices';
import type { Amendment } from '../../domain/amendment';
import { SoundIndex } from './SoundIndex';

/** What the names of one answer sound like; `isReady` once every one has been listened to, in idle slices. */
export function useSoundIndex<Row>(
  rows: readonly Row[],
  nameOf: ((row: Row) => string) | undefined,
  amendment: Amendment<Row> | null,
) {
  const [named, name] = nameOf === undefined ? [NOBODY, noName] : [rows, nameOf];
  const [kept, setKept] = useState(() => new SoundIndex<Row>(named, name));
  const index = kept.for(named, name, amendment);
  if (index !== kept) setKept(index);
  const [, setHeard] = useState<SoundIndex<Row> | null>(null);
  useIdleSlices(
    index,
    useCallback(() => setHeard(index), [index]),
  );
  return { index, isReady: index.isPrepared };
}

const NOBODY = [] as const;
const noName = (): string => '';

import { useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { useConfig } from '../../config/ConfigContext';
import type { MemberId } from '../../domain/memberId';
import { forgetSent } from '../sentRecords';
import { useSession } from '../useSession';
import type { OfficeMemory } from './OfficeMemory';
import { personKey } from './personKey';
import { TabMemoryContext } from './TabMemory';

/** The key of whoever is signed in; `null` where nobody is, or the service gave no id. */
function usePersonKey(): string | null {
  const { apiBaseUrl } = useConfig();
  const userId = useSession()?.userId ?? null;
  return userId === null ? null : personKey(apiBaseUrl, userId);
}

/** What this browser sent and first saw for the signed-in person (rule Q7): the same object until something changes. */
export function useOfficeMemory(): OfficeMemory {
  const memory = useContext(TabMemoryContext);
  const person = usePersonKey();
  // The storage answers later, and from outside of React.
  useEffect(() => {
    if (person !== null) void memory.open(person);
  }, [memory, person]);
  const known = () => memory.known(person);
  return useSyncExternalStore(memory.subscribe, known, known);
}

/** The same at the moment it is asked for: for work during which another tab may note something. */
export function useOfficeMemoryNow(): () => OfficeMemory {
  const memory = useContext(TabMemoryContext);
  const person = usePersonKey();
  return useCallback(() => memory.known(person), [memory, person]);
}

/** Notes the applications of an answer of GET /api/newmembers, and takes over what other tabs have noted. */
export function useNoteSeen(
  rows: readonly { readonly id: MemberId | null }[] | undefined,
  /** When they were read: they are the same rows where the answer said the same. */
  readAt: number | undefined,
): void {
  const memory = useContext(TabMemoryContext);
  const person = usePersonKey();
  // An answer is noted when it is shown: the storage is outside of React.
  useEffect(() => {
    if (person === null || rows === undefined || readAt === undefined) return;
    const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
    void memory.noteSeen(person, ids);
  }, [memory, person, rows, readAt]);
}

/**
 * Notes that a payment link was sent, now or at `at`; `certain` is false after a lost answer. What is handed out belongs to the person who
 * asked: a late answer notes nothing for the next one (rule C4).
 */
export function useNoteLinkSent(): (id: MemberId, certain: boolean, at?: number) => void {
  const memory = useContext(TabMemoryContext);
  const person = usePersonKey();
  return useCallback(
    (id, certain, at) => {
      if (person !== null) void memory.noteLinkSent(person, id, certain, at);
    },
    [memory, person],
  );
}

/** Reads it again, for work that must know what another tab noted a moment ago; settles also where the browser refuses. */
export function useReadMemoryAgain(): () => Promise<void> {
  const memory = useContext(TabMemoryContext);
  const person = usePersonKey();
  return useCallback(async () => {
    if (person !== null) await memory.readAgain(person);
  }, [memory, person]);
}

/** Forgets all of it for the signed-in person, in all tabs; resolves to whether the browser did so. */
export function useForgetMemory(): () => Promise<boolean> {
  const memory = useContext(TabMemoryContext);
  const person = usePersonKey();
  return useCallback(async () => {
    if (person === null) return true;
    forgetSent((sent) => sent.person === person && sent.name.endsWith('/send-payment-link'));
    return memory.forget(person);
  }, [memory, person]);
}

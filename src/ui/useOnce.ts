import { useRef, useState } from 'react';

/**
 * Runs an action that changes something once at a time: a double click, or Enter and a click, sends one call. State
 * alone would come too late, since it is only seen on the next render. Where one component shows one row after another,
 * `subject` says whose action it is, so that no row is busy for another one.
 */
export function useOnce<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<void>,
  subject: number | null = null,
): [run: (...args: Args) => Promise<void>, busy: boolean] {
  const running = useRef(new Set<number | null>());
  const [busy, setBusy] = useState<readonly (number | null)[]>([]);
  const run = async (...args: Args) => {
    if (running.current.has(subject)) return;
    running.current.add(subject);
    setBusy([...running.current]);
    try {
      await action(...args);
    } finally {
      running.current.delete(subject);
      setBusy([...running.current]);
    }
  };
  return [run, busy.includes(subject)];
}

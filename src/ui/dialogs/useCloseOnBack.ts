import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

/** The open dialogs, sheets and drawers, the topmost last: how to close each, or to ask first. */
const open: (() => void)[] = [];

const listeners = new Set<() => void>();

export const isAnythingOpen = (): boolean => open.length > 0;

export const useIsAnythingOpen = (): boolean => useSyncExternalStore(subscribe, isAnythingOpen);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function closeTopmost(): void {
  const { activeElement: focused } = document;
  if (focused instanceof HTMLInputElement) {
    // A cell of the import counts what was typed when it loses the focus, as by a press of Close.
    focused.blur();
    focused.focus();
  }
  open.at(-1)?.();
}

/** Lets Back close a dialog, a sheet or a drawer: the LeaveGuard stops Back while one is open. */
export function useCloseOnBack(onClose: () => void, isOpen = true): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeThis = () => close();
    open.push(closeThis);
    for (const listener of listeners) listener();
    return () => {
      open.splice(open.indexOf(closeThis), 1);
      for (const listener of listeners) listener();
    };
  }, [isOpen]);
}

import { useEffectEvent, useLayoutEffect } from 'react';

/** The open dialogs, sheets and drawers, the topmost last: how to close each, or to ask first. */
const open: (() => void)[] = [];

export const isAnythingOpen = (): boolean => open.length > 0;

export function closeTopmost(): void {
  const { activeElement: focused } = document;
  if (focused instanceof HTMLInputElement) {
    // A cell of the import counts what was typed when it loses the focus, as by a press of Close.
    focused.blur();
    focused.focus();
  }
  open.at(-1)?.();
}

/** Lets Back close a dialog, a sheet or a drawer (rule F11): the LeaveGuard stops Back while one is open. */
export function useCloseOnBack(onClose: () => void, isOpen = true): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeThis = () => close();
    open.push(closeThis);
    return () => void open.splice(open.indexOf(closeThis), 1);
  }, [isOpen]);
}

import { type RefObject, useEffect } from 'react';

/** A button that is disabled while the save runs loses the focus: it gets it back, unless something else has it by then. */
export function useFocusBack(saving: boolean, pressed: RefObject<Element | null>): void {
  useEffect(() => {
    if (saving) return;
    const { activeElement, body } = document;
    if (activeElement === body && pressed.current instanceof HTMLElement) pressed.current.focus();
  }, [saving, pressed]);
}

import { useEffect, useState } from 'react';

/** When a dialog goes, the focus goes back to what opened it. */
export function useReturnFocus(): void {
  // Read before a button of the dialog takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}

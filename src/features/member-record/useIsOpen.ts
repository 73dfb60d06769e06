import { useEffect, useRef } from 'react';

/** Whether the form still stands, to be asked after a wait. */
export function useIsOpen(): () => boolean {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return () => open.current;
}

import { useEffect, useRef, useState } from 'react';

/** A slow phone takes this long to open its print dialog. If the dialog is even later, the message disappears then. */
const DIALOG_COMES_MS = 1500;

/**
 * Prints the page. In a browser inside another app `print` may do nothing, throw or be missing. Every browser that prints fires
 * `beforeprint`, usually before `print` returns. One that prints to a file names it by the page's title.
 */
export function usePrint(title: string) {
  const [hasPrintFailed, setHasPrintFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Printing may also start in the browser's own menu.
  useEffect(() => {
    let onScreen: string | null = null;
    const before = () => {
      clearTimeout(timer.current);
      setHasPrintFailed(false);
      onScreen ??= document.title;
      document.title = title;
    };
    const after = () => {
      if (onScreen !== null) document.title = onScreen;
      onScreen = null;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      clearTimeout(timer.current);
      after();
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [title]);

  const print = () => {
    setHasPrintFailed(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHasPrintFailed(true), DIALOG_COMES_MS);
    try {
      window.print();
    } catch {
      // Forbidden or missing: the same as a print that does nothing.
      setHasPrintFailed(true);
    }
  };
  return { print, hasPrintFailed };
}

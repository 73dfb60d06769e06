import { useEffect, useState } from 'react';

/** A slow phone takes this long to open its print dialog. If the dialog is even later, the message disappears then. */
const DIALOG_COMES_MS = 1500;

/**
 * Prints the page. In a browser inside another app `print` may do nothing, throw or be missing. Every browser that prints fires
 * `beforeprint`, usually before `print` returns.
 */
export function usePrint() {
  const [presses, setPresses] = useState(0);
  const [hasPrintFailed, setHasPrintFailed] = useState(false);

  useEffect(() => {
    const onPrint = () => {
      setPresses(0);
      setHasPrintFailed(false);
    };
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);

  useEffect(() => {
    if (presses === 0) return;
    const timer = setTimeout(() => setHasPrintFailed(true), DIALOG_COMES_MS);
    return () => clearTimeout(timer);
  }, [presses]);

  const print = () => {
    setHasPrintFailed(false);
    setPresses((times) => times + 1);
    try {
      window.print();
    } catch {
      // Forbidden or missing: the same as a print that does nothing.
      setHasPrintFailed(true);
    }
  };
  return { print, hasPrintFailed };
}

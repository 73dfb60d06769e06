import { useEffect, useState } from 'react';

/** On a slow phone the picture that the print dialog shows takes so long; a wrong word goes as soon as it comes. */
const DIALOG_COMES_MS = 1500;

/**
 * Prints the page. A browser inside another app may have no print dialog: its `print` does nothing, throws or is missing. Every
 * browser that prints fires `beforeprint`, most of them before `print` returns.
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
      // Forbidden or missing: said like a print that does nothing.
      setHasPrintFailed(true);
    }
  };
  return { print, hasPrintFailed };
}

import { useEffect, useState } from 'react';

/** The value once it was painted, `null` before: for work over long lists that no part of the screen waits for. */
export function useAfterPaint<Value extends object>(value: Value): Value | null {
  const [painted, setPainted] = useState<Value | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}

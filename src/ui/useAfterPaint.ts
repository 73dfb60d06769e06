import { useEffect, useState } from 'react';

/**
 * The value once it was painted, `null` before the first time: for work over long lists that nobody on the screen waits for. A
 * deferred value would often be worked on before the browser paints.
 */
export function useAfterPaint<Value extends object>(value: Value): Value | null {
  const [painted, setPainted] = useState<Value | null>(null);
  // The screen is outside of React.
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

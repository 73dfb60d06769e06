const SIGNS = ['pointerdown', 'keydown', 'input'] as const;

/** Calls back when a person first presses or types anything on the page; returns the way to stop waiting. */
export function onFirstSign(act: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, once);
  };
  const once = () => {
    stop();
    act();
  };
  for (const sign of SIGNS) window.addEventListener(sign, once);
  return stop;
}

import { withTimeout, BROWSER_TIMEOUT_MS } from '../domain/withTimeout';

/** Puts a text into the clipboard. A page without https has none, and a browser may refuse or be silent: then it resolves to `false`. */
export async function copyText(text: string): Promise<boolean> {
  // What the types do not say: over plain http it is not there.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard === undefined) return false;
  try {
    await withTimeout(clipboard.writeText(text), BROWSER_TIMEOUT_MS);
    return true;
  } catch {
    return false;
  }
}

import { withTimeout, BROWSER_TIMEOUT_MS } from '../domain/withTimeout';

/** Copies a text to the clipboard. Resolves to `false` without a clipboard (no https), a permission or an answer. */
export async function copyText(text: string): Promise<boolean> {
  // Missing over plain http, which the types do not say.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard === undefined) return false;
  try {
    await withTimeout(clipboard.writeText(text), BROWSER_TIMEOUT_MS);
    return true;
  } catch {
    return false;
  }
}

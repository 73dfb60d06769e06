import type { TFunction } from '../i18n/translation';
import type { Message } from './dialogs/DialogQueue';
import type { Dialogs } from './dialogs/DialogsContext';

const COPIED_MS = 3000;

export async function copyAndNotify({ notify, showMessage }: Dialogs, text: string) {
  const isCopied = await copyText(text);
  if (isCopied) notify((t) => copyMessage(t, text, isCopied), COPIED_MS);
  else await showMessage((t) => copyMessage(t, text, isCopied));
}

/** If the browser has no clipboard, as over plain http, the text can be selected and copied by hand. */
export const copyMessage = (t: TFunction, text: string, isCopied: boolean): Message =>
  isCopied
    ? { title: t('Copied'), text }
    : {
        title: t('This could not be copied'),
        text,
        detail: t('Select the text and copy it. On a phone, press and hold it.'),
      };

/** Copies a text to the clipboard. Resolves to `false` without a permission. */
export async function copyText(text: string): Promise<boolean> {
  // Missing over plain http, which the types do not say.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    if (clipboard === undefined) return copyFromField(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copyFromField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  // Beside the focus: outside an open dialog nothing can be selected.
  (focused?.parentElement ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}

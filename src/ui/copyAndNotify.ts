import type { TFunction } from '../i18n/Text';
import { copyText } from './copyText';
import type { Dialogs, Message } from './dialogs/DialogsContext';

const COPIED_MS = 3000;

/** Copies a text, and says on the screen what came of it. */
export async function copyAndNotify(t: TFunction, { notify, showMessage }: Dialogs, text: string) {
  if (await copyText(text)) notify(copiedMessage(t, text), COPIED_MS);
  else await showMessage(uncopiedMessage(t, text));
}

/** Said when a text is in the clipboard. */
export const copiedMessage = (t: TFunction, text: string): Message => ({
  title: t('Copied'),
  text,
});

/** Said where the browser gives no clipboard, as over plain http: the text stands there to be marked. */
export const uncopiedMessage = (t: TFunction, text: string): Message => ({
  title: t('The browser did not let this be copied'),
  text,
  detail: t(
    "Please mark it and choose Copy in the browser's menu; on a phone hold a finger on it.",
  ),
});

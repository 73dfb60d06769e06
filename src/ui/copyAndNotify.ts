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
  title: t('This could not be copied'),
  text,
  detail: t('Select the text and copy it. On a phone, press and hold it.'),
});

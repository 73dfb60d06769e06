import type { TFunction } from '../i18n/translation';
import { copyText } from './copyText';
import type { Dialogs, Message } from './dialogs/DialogsContext';

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

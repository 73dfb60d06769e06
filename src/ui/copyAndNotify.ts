import type { TFunction } from '../i18n/Text';
import { copyText } from './copyText';
import type { Dialogs, Message } from './dialogs/DialogsContext';

const COPIED_MS = 3000;

export async function copyAndNotify(t: TFunction, { notify, showMessage }: Dialogs, text: string) {
  if (await copyText(text)) notify(copiedMessage(t, text), COPIED_MS);
  else await showMessage(uncopiedMessage(t, text));
}

export const copiedMessage = (t: TFunction, text: string): Message => ({
  title: t('Copied'),
  text,
});

/** Shown if the browser has no clipboard, as over plain http: the text can be selected and copied by hand. */
export const uncopiedMessage = (t: TFunction, text: string): Message => ({
  title: t('This could not be copied'),
  text,
  detail: t('Select the text and copy it. On a phone, press and hold it.'),
});

/** A failed call, as the portal has to report it. */
export type Failed =
  | { readonly kind: 'lost' | 'timeout' | 'unreadable' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** The message of the service, if any. */
      readonly words: string | null;
      /** Errors listed below it, if no form was sent. */
      readonly errors?: string;
    };

/** An expected message: the title and whole paragraphs of a dialog, or words of an alert. */
export interface ExpectedMessage {
  readonly in: 'dialog' | 'alert';
  readonly words: readonly string[];
}

export const dialog = (...words: string[]): ExpectedMessage => ({ in: 'dialog', words });
export const alert = (...words: string[]): ExpectedMessage => ({ in: 'alert', words });

/** The reason, where the specification has no text of its own. */
export function reason(failed: Failed): string {
  switch (failed.kind) {
    case 'lost':
      return 'The server could not be reached: this device is offline, or the server does not let this site in. Check your internet connection. If other websites open, tell the office.';
    case 'timeout':
      return 'The server did not answer in time. Please try again.';
    case 'unreadable':
      return 'The portal could not read the answer from the server. Please tell the office.';
    case 'refused':
      return ownWords[failed.status] ?? failed.words ?? withoutWords(failed.status);
  }
}

/** Texts of the portal for these statuses, whatever the service says. */
const ownWords: Readonly<Record<number, string>> = {
  401: 'The server did not accept your login. Please log in again.',
  403: 'This account is not allowed to do this.',
  404: 'This record was not found on the server.',
  429: 'Too many attempts. Please wait a minute and try again.',
  500: 'The server answered with an error (500). Please try again later.',
};

const withoutWords = (status: number): string =>
  status === 200
    ? 'The server did not accept this and gave no reason. Please try again later.'
    : `The server answered with an error (${status}). Please try again later.`;

/** Added when the result of a change is unknown (W10). */
export const ifUncertain = (failed: Failed, words: string): readonly string[] =>
  failed.kind !== 'refused' || failed.status >= 500 ? [words] : [];

export const gotNoAnswer = ({ kind }: Failed): boolean => kind === 'lost' || kind === 'timeout';
export const wordsOf = (failed: Failed): string | null =>
  failed.kind === 'refused' ? failed.words : null;

/** The messages for a failed call (product §8). */
export type Says = (failed: Failed) => readonly ExpectedMessage[];

/** A read shows its failure in place. */
export const loading =
  (text: string): Says =>
  (failed) => [alert(text, reason(failed))];

/** The lists carry no token, so a 401 names the setting that the person who installed the portal has to change. */
export const listing =
  (text: string): Says =>
  (failed) => {
    const isClosed = failed.kind === 'refused' && failed.status === 401;
    return [alert(text, isClosed ? 'sendTokenOnLists' : reason(failed))];
  };

export const inRow =
  (title: string): Says =>
  (failed) => {
    const uncertain =
      'We could not confirm whether the change was made. The list is being refreshed.';
    return [dialog(title, [reason(failed), ...ifUncertain(failed, uncertain)].join(' '))];
  };

export const updating: Says = (failed) => [
  dialog(
    'Error',
    failed.kind === 'refused'
      ? (failed.words ?? 'Update failed.')
      : 'An error occurred during update.',
    ...ifUncertain(
      failed,
      'We could not confirm whether your changes were saved. The details are being loaded again. Everything you typed is still here.',
    ),
  ),
];

export const changingPassword: Says = (failed) => [
  dialog(
    'Change Password Failed',
    wordsOf(failed) ?? 'An error occurred while processing your request. Please try again later.',
    ...ifUncertain(
      failed,
      'We could not confirm whether the password was changed. Either the old or the new password will work.',
    ),
  ),
];

export const importing: Says = (failed) => [
  alert(
    gotNoAnswer(failed)
      ? `Network error. ${reason(failed)}`
      : `Error: ${wordsOf(failed) ?? 'Import failed'}`,
    failed.kind === 'refused' ? (failed.errors ?? '') : '',
    ...ifUncertain(failed, 'We could not confirm whether the firms were imported'),
  ),
];

const RECORD_FAILED = 'Failed to load member data.';

/** A record that could not be read; the dialog has this title, if it is not the text. */
export const loadingRecord =
  (...title: readonly string[]): Says =>
  (failed) => [dialog(...title, RECORD_FAILED), alert(RECORD_FAILED, reason(failed))];

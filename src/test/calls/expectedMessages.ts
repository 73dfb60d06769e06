import type { DocumentedCall } from '../contract';

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

const dialog = (...words: string[]): ExpectedMessage => ({ in: 'dialog', words });
const alert = (...words: string[]): ExpectedMessage => ({ in: 'alert', words });

/** The reason, where the specification has no text of its own. */
function reason(failed: Failed): string {
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
const ifUncertain = (failed: Failed, words: string): readonly string[] =>
  failed.kind !== 'refused' || failed.status >= 500 ? [words] : [];

const gotNoAnswer = ({ kind }: Failed): boolean => kind === 'lost' || kind === 'timeout';
const wordsOf = (failed: Failed): string | null =>
  failed.kind === 'refused' ? failed.words : null;

type Says = (failed: Failed) => readonly ExpectedMessage[];

/** A read shows its failure in place. */
const loading =
  (text: string): Says =>
  (failed) => [alert(text, reason(failed))];

/** The lists carry no token, so a 401 names the setting that the person who installed the portal has to change. */
const listing =
  (text: string): Says =>
  (failed) => {
    const isClosed = failed.kind === 'refused' && failed.status === 401;
    return [alert(text, isClosed ? 'sendTokenOnLists' : reason(failed))];
  };

const inRow =
  (title: string): Says =>
  (failed) => {
    const uncertain =
      'We could not confirm whether the change was made. The list is being refreshed.';
    return [dialog(title, [reason(failed), ...ifUncertain(failed, uncertain)].join(' '))];
  };

const updating: Says = (failed) => [
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

const changingPassword: Says = (failed) => [
  dialog(
    'Change Password Failed',
    wordsOf(failed) ?? 'An error occurred while processing your request. Please try again later.',
    ...ifUncertain(
      failed,
      'We could not confirm whether the password was changed. Either the old or the new password will work.',
    ),
  ),
];

const importing: Says = (failed) => [
  alert(
    gotNoAnswer(failed)
      ? `Network error. ${reason(failed)}`
      : `Error: ${wordsOf(failed) ?? 'Import failed'}`,
    failed.kind === 'refused' ? (failed.errors ?? '') : '',
    ...ifUncertain(failed, 'We could not confirm whether the firms were imported'),
  ),
];

const signingIn: Says = (failed) => {
  if (gotNoAnswer(failed))
    return [dialog('Network Error', 'Please check your internet connection.')];
  return failed.kind === 'refused' && failed.status === 401
    ? [dialog('Login Failed', 'Invalid email or password.')]
    : [dialog('Error', 'Something went wrong. Please try again later.')];
};

const recordFailed = 'Failed to load member data.';

/** The message for each failed call (product §8). */
export const expectedMessages: Readonly<
  Record<Exclude<DocumentedCall, 'GET /api/members/export'>, Says>
> = {
  'POST /api/register': (failed) => [
    dialog(
      'Error',
      gotNoAnswer(failed) ? 'Network error. Please try again.' : reason(failed),
      ...ifUncertain(
        failed,
        'We could not confirm whether your application arrived. Everything you typed is still here. Ask the office before you send it again.',
      ),
    ),
  ],
  'POST /api/login': signingIn,
  'GET /api/usetdetail': loading('Your details could not be loaded.'),
  'POST /api/verify-email': () => [
    alert('Email verification failed. Please try again or contact support.'),
  ],
  'POST /api/forgotpassword': (failed) => [
    dialog(
      'Password Reset Failed',
      wordsOf(failed) ?? reason(failed),
      ...ifUncertain(failed, 'Check your email first: the new password may already be there.'),
    ),
  ],
  'POST /api/changepassword': changingPassword,
  'GET /api/getall': loading('The counts could not be loaded.'),
  'GET /api/members': listing('The members could not be loaded.'),
  'PATCH /api/members/{id}/status': inRow('Failed to update status'),
  'DELETE /api/members/{id}': inRow('Failed to delete member.'),
  'GET /api/newmembers': listing('The applications could not be loaded.'),
  'POST /api/members/{id}/send-payment-link': (failed) =>
    inRow(
      failed.kind === 'unreadable' || (failed.kind === 'refused' && failed.status === 200)
        ? 'Failed to send payment link.'
        : 'Error sending payment link',
    )(failed),
  'GET /api/membership/{id}': (failed) =>
    inRow(
      gotNoAnswer(failed)
        ? 'Failed to generate membership'
        : 'Unexpected response from the server.',
    )(failed),
  'POST /api/import/members': importing,
  'POST /api/import/newmembers': importing,
  'GET /api/member_edit/{id}': (failed) => [
    dialog(recordFailed),
    alert(recordFailed, reason(failed)),
  ],
  'PUT /api/member_update': updating,
  'GET /api/profile_view/{id}': (failed) => [
    dialog('Error', recordFailed),
    alert(recordFailed, reason(failed)),
  ],
  'PUT /api/profile_update': updating,
  'GET /api/member_view/{id}': loading('Your profile could not be loaded.'),
  'GET /api/receipt/{id}': loading('Failed to load receipt.'),
  'POST /api/changememberpassword': changingPassword,
};

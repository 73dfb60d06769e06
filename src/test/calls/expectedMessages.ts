import type { DocumentedCall } from '../contract';

/** A call that failed, as a person has to be told of it. */
export type Failed =
  | { readonly kind: 'lost' | 'timeout' | 'unreadable' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** Of the service, where it gave any. */
      readonly words: string | null;
      /** What is listed below them, where it is no form that was sent. */
      readonly errors?: string;
    };

/** A message that has to stand on the screen: the title and whole paragraphs of a dialog, or words of an alert. */
export interface ExpectedMessage {
  readonly in: 'dialog' | 'alert';
  readonly words: readonly string[];
}

const dialog = (...words: string[]): ExpectedMessage => ({ in: 'dialog', words });
const alert = (...words: string[]): ExpectedMessage => ({ in: 'alert', words });

/** Why it failed, where the specification has no text of its own. */
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

/** What the portal says of these itself, whatever words come with them. */
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

/** What has to be added where nobody knows whether the change was made (W10). */
const ifUncertain = (failed: Failed, words: string): readonly string[] =>
  failed.kind !== 'refused' || failed.status >= 500 ? [words] : [];

const gotNoAnswer = ({ kind }: Failed): boolean => kind === 'lost' || kind === 'timeout';
const wordsOf = (failed: Failed): string | null =>
  failed.kind === 'refused' ? failed.words : null;

type Says = (failed: Failed) => readonly ExpectedMessage[];

/** A read says in place what failed. */
const loading =
  (text: string): Says =>
  (failed) => [alert(text, reason(failed))];

/** The lists carry no token: who is refused there is told what whoever set the portal up has to do. */
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

/** What is said of each call that failed (product §8). */
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

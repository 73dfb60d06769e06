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
      return 'The service could not be reached: this device is offline, or the service does not let this site in. Please check your internet connection.';
    case 'timeout':
      return 'The service did not answer in time. Please try again.';
    case 'unreadable':
      return 'The service gave an answer that the portal cannot read. Please tell the office.';
    case 'refused':
      return ownWords[failed.status] ?? failed.words ?? withoutWords(failed.status);
  }
}

/** What the portal says of these itself, whatever words come with them. */
const ownWords: Readonly<Record<number, string>> = {
  401: 'The service asks for a sign-in. Please log in again.',
  403: 'This account is not allowed to do this.',
  404: 'The service does not know this record.',
  429: 'Too many requests. Please wait a minute and try again.',
  500: 'The service answered with an error (500). Please try again later.',
};

const withoutWords = (status: number): string =>
  status === 200
    ? 'The service refused this and gave no reason. Please try again later.'
    : `The service answered with an error (${status}). Please try again later.`;

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
    const uncertain = 'The change may or may not have been made: the list is read again.';
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
      'The changes may or may not have been saved. The record is being read again; everything you typed is still here.',
    ),
  ),
];

const changingPassword: Says = (failed) => [
  dialog(
    'Change Password Failed',
    wordsOf(failed) ?? 'An error occurred while processing your request. Please try again later.',
    ...ifUncertain(
      failed,
      'It is not known whether the password was changed: the old or the new one works.',
    ),
  ),
];

const importing: Says = (failed) => [
  alert(
    gotNoAnswer(failed)
      ? `Network error. ${reason(failed)}`
      : `Error: ${wordsOf(failed) ?? 'Import failed'}`,
    failed.kind === 'refused' ? (failed.errors ?? '') : '',
    ...ifUncertain(failed, 'may or may not have been imported'),
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
        'The application may or may not have arrived. Everything you typed is still here; if you are not sure, ask the office before you send it again.',
      ),
    ),
  ],
  'POST /api/login': signingIn,
  'GET /api/usetdetail': loading('Failed to load your details.'),
  'POST /api/verify-email': () => [
    alert('Email verification failed. Please try again or contact support.'),
  ],
  'POST /api/forgotpassword': (failed) => [
    dialog(
      'Password Reset Failed',
      wordsOf(failed) ?? reason(failed),
      ...ifUncertain(
        failed,
        'A new password may have been sent all the same: please look into your mail first.',
      ),
    ),
  ],
  'POST /api/changepassword': changingPassword,
  'GET /api/getall': loading('Failed to load the counts.'),
  'GET /api/members': listing('The members could not be loaded.'),
  'PATCH /api/members/{id}/status': inRow('Failed to update status'),
  'DELETE /api/members/{id}': inRow('Failed to delete member.'),
  'GET /api/newmembers': listing('The new registrations could not be loaded.'),
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

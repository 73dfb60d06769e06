import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoAccounts } from '../../mocks/db/cast';
import { callTable, type ChangeCall } from './calls/callTable';
import { smallOffice } from './calls/smallOffice';
import { showPortal } from './showPortal';
import { sentBody } from './wire';

/** Adds invisible characters, as copied texts have them. */
const hidden = (text: string) => `\u202A\u200B${text}\u202C\u00A0`;
const MOBILE = 'Firm Mobile No. (WhatsApp without +91)';
/** Every character belongs to a password. */
const NEXT = 'a\u00A0new\u200B loom\u200B';

interface FilledForm {
  readonly put: Readonly<Record<string, string>>;
  readonly body: object;
}

const { email, password } = demoAccounts.member;
const passwords: FilledForm = {
  put: { 'Current Password': password, 'New Password': NEXT, 'Confirm New Password': NEXT },
  body: { cpassword: password, npassword: NEXT, cnpassword: NEXT },
};
const withMobile: unknown = expect.arrayContaining([
  expect.objectContaining({ mobile: '9876501239' }),
]);
const edit: FilledForm = {
  put: {
    Area: 'Filled in',
    [MOBILE]: hidden('98765 01238'),
    'Representative Mobile-1': hidden('98765-01239'),
  },
  body: { area: 'Filled in', firmMobile: '9876501238', representatives: withMobile },
};

const forms = {
  'POST /api/login': {
    put: { Email: hidden(email), Password: NEXT },
    body: { email, password: NEXT },
  },
  'POST /api/register': {
    put: {
      'Firm Name': 'Assi Silks',
      Address: 'B 1',
      [MOBILE]: hidden('+91 98765 01234'),
      Area: 'Assi',
      'Representative Name-1': 'Rekha',
      'Representative Mobile-1': hidden('9876501236'),
    },
    body: {
      firmName: 'Assi Silks',
      firmMobile: '9876501234',
      representatives: [{ name: 'Rekha', mobile: '9876501236' }],
    },
  },
  'POST /api/forgotpassword': { put: { Email: hidden(email) }, body: { email } },
  'POST /api/changepassword': passwords,
  'POST /api/changememberpassword': passwords,
  'PUT /api/member_update': edit,
  'PUT /api/profile_update': edit,
} as const satisfies Partial<Record<ChangeCall, FilledForm>>;

const isFilled = (call: string): call is keyof typeof forms => Object.hasOwn(forms, call);

const prototypeOf = (field: Element) =>
  field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;

/** Password managers and extensions set the text without any event. */
test.each(Object.keys(forms).filter(isFilled))(
  '%s sends the values in its fields, even if no event announced them',
  async (call) => {
    const { screen: path, as, open, act } = callTable[call];
    const { put, body }: FilledForm = forms[call];
    showPortal(path, as, { world: smallOffice });
    await open?.();
    for (const [place, [label, text]] of Object.entries(put).entries()) {
      const input = await screen.findByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
      // Alternates between the page's setter and the browser's own, which React does not see.
      if (place % 2 === 0) input.value = text;
      else Reflect.set(prototypeOf(input), 'value', text, input);
    }
    await act?.();
    await waitFor(async () => expect(await sentBody(call)).toMatchObject(body));
  },
);

const usernameField = () => document.querySelector('form input[autocomplete="username"]');

test.each([
  ['/changepassword', 'admin'],
  ['/change-member-password', 'member'],
] as const)('%s tells password managers whose passwords they are', async (path, as) => {
  // A login of an older release: the name of the person would be no account.
  const { unmount } = showPortal(path, as);
  await screen.findByLabelText('Current Password');
  expect(usernameField()).toBeNull();
  unmount();
  const address = demoAccounts[as].email;
  showPortal(path, as, { stored: { user: JSON.stringify({ email: address }) } });
  await screen.findByLabelText('Current Password');
  const username = usernameField();
  expect(username).toHaveValue(address);
  // The field is only for password managers.
  expect(username).toHaveAttribute('tabindex', '-1');
});

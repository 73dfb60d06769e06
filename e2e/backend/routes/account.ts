import { ok, Refusal } from '../answers';
import { Fields } from '../fields';
import type { User } from '../records';
import { forbidden, onlyRoles, signedIn, type Route, type Visit } from '../visit';

function signIn({ store, body }: Visit) {
  const fields = new Fields(body);
  const email = fields.email('email');
  const password = fields.required('password');
  fields.done();
  const user = store.users.find((known) => known.email === email && known.password === password);
  if (!user) throw new Refusal(401, 'Unauthorized');
  const { id, name, role, memberId } = user;
  return ok({
    status: 'success',
    // The two accounts get different answers: one the newer form with numbers as text and the member id, the other the older
    // form.
    user: user.tellsMemberId
      ? { id: String(id), name, email, role: String(role), member_id: memberId }
      : { id, name, email, role },
    authorisation: { token: store.issueToken(id), type: 'bearer' },
  });
}

function verifyEmail({ store, body }: Visit) {
  const fields = new Fields(body);
  const token = fields.required('token');
  fields.done();
  const link = store.verifications.get(token);
  if (!link) return ok({ status: 'error', message: 'This link is not valid any more.' });
  store.verifications.delete(token);
  return ok(
    link.signsIn
      ? { status: 'success', token: store.issueToken(link.userId) }
      : { status: 'success' },
  );
}

function forgotPassword({ store, body }: Visit) {
  const fields = new Fields(body);
  const email = fields.email('email');
  fields.done();
  const user = store.users.find((known) => known.email === email);
  if (!user) throw new Refusal(404, 'No account uses this email address.');
  user.password = `mailed-${store.mailbox.length + 1}-${user.id}`;
  store.mailbox.push({ to: email, password: user.password });
  return ok({ status: 'success', message: 'A new password has been sent to your email.' });
}

function changePassword({ body, user }: Visit & { user: User }) {
  const fields = new Fields(body);
  const current = fields.required('cpassword');
  const next = fields.required('npassword');
  const repeated = fields.required('cnpassword');
  const userId = fields.number('userId');
  if (current !== '' && current !== user.password) {
    fields.refuse('cpassword', 'The current password is incorrect.');
  }
  if (next !== repeated) fields.refuse('cnpassword', 'The new passwords do not match.');
  fields.done();
  if (userId !== user.id) throw forbidden();
  user.password = next;
  return ok({ status: 'success', message: 'Password changed.' });
}

/** Login, the current user, email verification, and the three ways to a new password. */
export const accountRoutes = {
  'POST /api/login': signIn,
  'GET /api/usetdetail': signedIn(({ user }) => ok({ name: user.name, email: user.email })),
  'POST /api/verify-email': verifyEmail,
  'POST /api/forgotpassword': forgotPassword,
  'POST /api/changepassword': signedIn(changePassword),
  'POST /api/changememberpassword': onlyRoles([2], changePassword),
} satisfies Record<string, Route>;

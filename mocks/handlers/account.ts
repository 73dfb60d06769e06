import { HttpResponse } from 'msw';
import type { Db, User } from '../db/collections';
import { createCalls, forbidden, Refusal, type ServiceContext } from './call';
import { FieldErrors, readBody, textIn } from './fields';

export function accountHandlers(context: ServiceContext) {
  const { db } = context;
  const { forAnyone, forSignedIn, forMember } = createCalls(context);

  return [
    forAnyone('post', '/api/login', async ({ request }) => {
      const body = await readBody(request);
      const email = textIn(body, 'email');
      const password = typeof body['password'] === 'string' ? body['password'] : '';
      const errors = new FieldErrors();
      requireEmail(errors, email);
      errors.require('password', password);
      errors.refuseIfAny();

      const user = userByEmail(db, email);
      if (user?.password !== password) {
        throw new Refusal(401, { status: 'error', message: 'Unauthorized' });
      }
      return HttpResponse.json({
        status: 'success',
        user: {
          id: user.id,
          name: user.name,
          role: user.role,
          ...(user.memberId === null ? {} : { member_id: user.memberId }),
        },
        authorisation: { token: await openSession(db, user.id), type: 'bearer' },
      });
    }),

    forSignedIn('get', '/api/usetdetail', ({ user }) =>
      HttpResponse.json({ name: user.name, email: user.email }),
    ),

    forAnyone('post', '/api/verify-email', async ({ request }) => {
      const token = textIn(await readBody(request), 'token');
      const errors = new FieldErrors();
      errors.require('token', token);
      errors.refuseIfAny();

      const verification = db.verifications.findFirst((q) =>
        q.where((row) => row.token === token && !row.used),
      );
      if (!verification) {
        return HttpResponse.json({
          status: 'error',
          message: 'This verification link is invalid or was used before.',
        });
      }
      await db.verifications.update(verification, {
        data(row) {
          row.used = true;
        },
      });
      return HttpResponse.json({
        status: 'success',
        ...(verification.userId === null
          ? {}
          : { token: await openSession(db, verification.userId) }),
      });
    }),

    forAnyone('post', '/api/forgotpassword', async ({ request }) => {
      const email = textIn(await readBody(request), 'email');
      const errors = new FieldErrors();
      requireEmail(errors, email);
      errors.refuseIfAny();

      const user = userByEmail(db, email);
      if (!user) {
        throw new Refusal(404, {
          status: 'error',
          message: 'No account uses this e-mail address.',
        });
      }
      await setPassword(db, user, randomHex(6));
      return HttpResponse.json({
        status: 'success',
        message: 'A new password was sent to your e-mail address.',
      });
    }),

    forSignedIn('post', '/api/changepassword', ({ request, user }) =>
      changePassword(db, user, request),
    ),
    forMember('post', '/api/changememberpassword', ({ request, user }) =>
      changePassword(db, user, request),
    ),
  ];
}

const SHORTEST_PASSWORD = 8;

async function changePassword(db: Db, user: User, request: Request): Promise<Response> {
  const body = await readBody(request);
  // Not trimmed: a space may be part of a password.
  const [current, next, confirmed] = ['cpassword', 'npassword', 'cnpassword'].map((field) =>
    typeof body[field] === 'string' ? body[field] : '',
  );
  const { userId } = body;
  if (userId !== user.id && userId !== String(user.id)) throw forbidden();

  const errors = new FieldErrors();
  errors.require('cpassword', current ?? '');
  errors.require('npassword', next ?? '');
  errors.require('cnpassword', confirmed ?? '');
  if (next && next.length < SHORTEST_PASSWORD) {
    errors.add('npassword', `The new password must have at least ${SHORTEST_PASSWORD} characters.`);
  }
  if (next && confirmed && next !== confirmed) {
    errors.add('cnpassword', 'The new password and its confirmation do not match.');
  }
  errors.refuseIfAny();
  // The real service answers 200 here; the failure is in `status`.
  if (current !== user.password) {
    return HttpResponse.json({ status: 'error', message: 'The current password is not correct.' });
  }
  await setPassword(db, user, next ?? '');
  return HttpResponse.json({ status: 'success', message: 'Your password was changed.' });
}

async function setPassword(db: Db, user: User, password: string): Promise<void> {
  await db.users.update((q) => q.where({ id: user.id }), {
    data(row) {
      row.password = password;
    },
  });
}

function requireEmail(errors: FieldErrors, email: string): void {
  errors.require('email', email);
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    errors.add('email', 'The email field must be a valid email address.');
  }
}

function userByEmail(db: Db, email: string): User | undefined {
  return db.users.findFirst((q) =>
    q.where((row) => row.email.toLowerCase() === email.toLowerCase()),
  );
}

async function openSession(db: Db, userId: number): Promise<string> {
  const { token } = await db.sessions.create({ token: randomHex(24), userId });
  return token;
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

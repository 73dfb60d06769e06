import type { Answer } from '../domain/ending';
import type { Failure } from '../domain/failure';
import type { RegistrationApplication } from '../domain/member';
import type { SignIn } from '../session/session';
import { arriving } from '../domain/arrival';
import type { ApiDispatch } from './rootApi';

/*
 * The two calls whose forms can be used before RTK Query is there (docs/decisions/0028). Its file is asked for once the form
 * stands; where it does not come nothing was sent.
 */

export const fetchFormCalls = () =>
  arriving(Promise.all([import('./account'), import('./registration')]));

const UNSENT: Failure = { kind: 'unsent' };

export async function sendSignIn(
  dispatch: ApiDispatch,
  credentials: { readonly email: string; readonly password: string },
): Promise<Answer<SignIn>> {
  const calls = await fetchFormCalls().catch(() => null);
  if (calls === null) return { error: UNSENT };
  return dispatch(calls[0].account.endpoints.login.initiate(credentials, { track: false }));
}

/** The answer is the service's message. */
export async function sendApplication(
  dispatch: ApiDispatch,
  typed: RegistrationApplication,
): Promise<Answer<string | null>> {
  const calls = await fetchFormCalls().catch(() => null);
  if (calls === null) return { error: UNSENT };
  return dispatch(calls[1].registration.endpoints.register.initiate(typed, { track: false }));
}

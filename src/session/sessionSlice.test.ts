import { describe, expect, test } from 'vitest';
import type { Session } from './storedSession';
import {
  expiryAcknowledged,
  selectIsExpired,
  selectSession,
  sessionRead,
  sessionReducer as reducer,
  signedIn,
  signedOut,
  tokenRefused,
} from './sessionSlice';

const nobody = reducer(undefined, { type: 'start' });

const session: Session = { token: 'T', userId: 7, userName: 'Rekha', role: 2, memberId: 12 };
const inside = reducer(nobody, signedIn({ session, roleNumber: 2 }));
const expired = reducer(inside, tokenRefused('T'));

const read = (stored: Session | null, end: 'expired' | 'signedOut' = 'signedOut') =>
  sessionRead({ session: stored, end });

const view = (state: typeof inside) => ({
  session: selectSession({ session: state }),
  isExpired: selectIsExpired({ session: state }),
});

describe('a refused token', () => {
  test('ends the session once, however many requests fail', () => {
    expect(reducer(expired, tokenRefused('T'))).toBe(expired);
    const acknowledged = reducer(expired, expiryAcknowledged());
    expect(view(acknowledged)).toEqual({ session: null, isExpired: false });
    expect(reducer(acknowledged, tokenRefused('T'))).toBe(acknowledged);
  });

  test('is forgotten at the next login or logout', () => {
    expect(view(reducer(expired, signedIn({ session, roleNumber: 2 }))).isExpired).toBe(false);
    expect(view(reducer(expired, signedOut('general'))).isExpired).toBe(false);
  });
});

describe('a session read from storage', () => {
  test('changes nothing if it is the same', () => {
    expect(reducer(inside, read({ ...session }))).toBe(inside);
    expect(reducer(nobody, read(null))).toEqual(nobody);
  });

  test('does not hide an expiry that was not acknowledged yet', () => {
    expect(view(reducer(expired, read(null))).isExpired).toBe(true);
  });
});

import { expect, test } from 'vitest';
import { account } from '../api/account';
import { emailVerified, signedIn, tokenRefused } from '../session/sessionSlice';
import { allTime, answers, config, setupStubService } from '../test/stubService';
import { HttpResponse } from 'msw';
import { sendFrom } from '../test/pausedService';
import { devTools } from './devTools';
import { createStore } from './store';

setupStubService();

const TOKEN = '7|secret';
const { actionSanitizer, stateSanitizer } = devTools;
const session = { token: TOKEN, userId: 7, userName: 'Asha', role: 3, memberId: 7 } as const;

test('the developer tools see no token in an action', () => {
  const actions = [
    signedIn({ session, roleNumber: 3 }),
    emailVerified(TOKEN),
    tokenRefused(TOKEN),
    { type: 'api/executeMutation/fulfilled', payload: { session }, meta: { arg: TOKEN } },
  ];
  const shown = actions.map((action, id) => actionSanitizer?.(action, id));
  expect(shown.map((action) => action?.type)).toEqual(actions.map(({ type }) => type));
  expect(JSON.stringify(shown)).not.toContain('secret');
});

test('nor a token or a password in the state', async () => {
  answers(() =>
    HttpResponse.json({
      status: 'success',
      user: { id: 7, name: 'Asha', role: 3 },
      authorisation: { token: TOKEN },
    }),
  );
  const store = createStore(config, null);
  const credentials = { email: 'asha@example.org', password: 'my secret' };
  const login = account.endpoints.login.initiate(credentials);
  await allTime(sendFrom(store, 'login', (dispatch) => dispatch(login)));
  store.dispatch(signedIn({ session, roleNumber: 3 }));
  expect(JSON.stringify(store.getState())).toContain('secret');
  const shown = stateSanitizer?.(store.getState(), 0);
  expect(shown?.session.current?.userName).toBe('Asha');
  expect(JSON.stringify(shown)).not.toContain('secret');
});

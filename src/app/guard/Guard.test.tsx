import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { BASE_PATH } from '../../config/paths';
import { openPortal, testConfig, type Viewer } from '../../test/Portal';
import { signedOut } from '../../session/sessionSlice';
import { service } from '../../test/world';
import { changeWorld } from '../../test/wire';
import { App } from '../App';
import { type RouteRow, routes } from '../routes';

const viewers = ['visitor', 'admin', 'member', 'unknownRole'] as const satisfies readonly Viewer[];

const roleNumbers = { admin: 3, member: 2 } as const;

interface Landing {
  readonly path: string;
  readonly title: string;
}

/** Where this person ends, written down from product §2 and rule A3. */
function landing({ path, access, title }: RouteRow, viewer: Viewer): Landing {
  const asked = { path: addressOf(path), title };
  if (access === 'public') return asked;
  switch (viewer) {
    case 'visitor':
      return { path: '/login', title: 'Login' };
    case 'unknownRole':
      return { path: '/', title: 'Login' };
    case 'admin':
    case 'member':
      return access.includes(roleNumbers[viewer])
        ? asked
        : { path: '/dashboard', title: 'Dashboard' };
  }
}

/** An address that fits the row; ids are those of the cast. */
const addressOf = (path: string) => path.replace('*', '/no-such-page').replace(':id', '101');

describe.each(viewers)('%s', (viewer) => {
  test.each(routes.map((route) => [route.path, route] as const))('at %s', async (_, route) => {
    changeWorld(service());
    const expected = landing(route, viewer);
    const portal = openPortal({ path: addressOf(route.path), as: viewer });
    render(<App {...portal} />);
    const { association } = testConfig;
    await waitFor(() =>
      expect(document.title).toBe(`${expected.title} · ${association.shortName}`),
    );
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(portal.router.state.location.pathname).toBe(BASE_PATH + expected.path);
    const refused = viewer === 'unknownRole' && expected.title === 'Login';
    expect(screen.queryAllByText('This account has no access here.')).toHaveLength(refused ? 1 : 0);
  });
});

test('Back before the sign-in stands leads to the sign-in again', async () => {
  changeWorld(service());
  const portal = openPortal({ path: '/receipt', as: 'member' });
  render(<App {...portal} />);
  await screen.findByRole('heading', { level: 1 });
  await act(async () => {
    portal.store.dispatch(signedOut('general'));
    await portal.router.navigate('/members/login');
    await portal.router.navigate(-1);
  });
  expect(await screen.findByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  expect(portal.router.state.location.pathname).toBe(`${BASE_PATH}/login`);
});

test('every row but the public ones names its roles', () => {
  expect(routes.filter(({ access }) => access === 'public').map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/login', '/register', '*']),
  );
});

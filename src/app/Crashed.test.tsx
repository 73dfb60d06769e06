import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { openPortal } from '../test/Portal';
import { service } from '../test/world';
import { changeWorld } from '../test/wire';
import { BASE_PATH, paths } from '../config/paths';
import { App } from './App';
import { routeObjectsOf, routes } from './router';

const Broken = (): never => {
  throw new Error('A fault in a screen');
};

test('a screen that throws while rendering leaves the rest alone, and says what to do', async () => {
  // React reports the error to the console.
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  changeWorld(service());
  const home = routes.find(({ path }) => path === paths.member);
  if (home === undefined) throw new Error('The member has no home');
  const broken = { ...home, page: <Broken /> };
  const portal = openPortal({ path: paths.member, as: 'member' });
  const router = createMemoryRouter(routeObjectsOf([broken]), {
    basename: `${BASE_PATH}/`,
    initialEntries: [BASE_PATH + paths.member],
  });
  render(<App {...portal} router={router} />);
  expect(
    await screen.findByRole('heading', { name: 'This page could not be shown' }),
  ).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Reload the page');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  // A plain link, since the router itself may have failed.
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
    'href',
    '/members/',
  );
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
  expect(consoleError).toHaveBeenCalled();
});

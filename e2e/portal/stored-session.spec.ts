import { expect } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, dialog, heading, rowOf } from '../screens';
import { beSignedIn, signIn, storedKeys } from './people';
import { expectContract, sent } from './wire';

test('a role edited by hand opens the screen, and the service’s refusal is shown plainly', async ({
  page,
  site,
  backend,
  tolerate,
}) => {
  tolerate(/status of 403/);
  await beSignedIn(page, { backend, site }, 'member');
  await page.evaluate(() => localStorage.setItem('role', '3'));
  await page.goto('admin');
  await expect(page.getByRole('alert')).toContainText('Failed to load the counts.');
  await expect(page.getByRole('alert')).toContainText('This account is not allowed to do this.');
  await expect(page).toHaveURL(/\/members\/admin$/);

  await goWithin(page, '/members');
  await button(page, 'Delete Ansari Handloom House').click();
  await answerDialog(page, 'Delete Ansari Handloom House', 'Delete');
  await expect(dialog(page, 'Failed to delete member.')).toContainText(
    'This account is not allowed to do this.',
  );
  await answerDialog(page, 'Failed to delete member.', 'OK');
  await expect(rowOf(page, 'Ansari Handloom House')).toBeVisible();
  expect(await storedKeys(page)).toContain('token');
  expectContract(backend);
});

test('a role that is none opens no screen, and a token that is none means signed out', async ({
  page,
  site,
  backend,
}) => {
  /** The portal is opened with one key of a good session as somebody else has left it. */
  const openWith = async (key: 'role' | 'token', value: string | null): Promise<void> => {
    await beSignedIn(page, { backend, site }, 'admin');
    await page.evaluate(
      ([name, text]) => {
        if (text === null) localStorage.removeItem(name);
        else localStorage.setItem(name, text);
      },
      [key, value] as const,
    );
    await page.goto('members');
  };

  for (const [name, role] of [
    ['a role that is text', 'admin'],
    ['a role with a tail', '3 '],
    ['no role', null],
  ] as const)
    await test.step(`${name} in the storage opens no screen, and Logout is offered`, async () => {
      await openWith('role', role);
      await expect(page).toHaveURL(/\/members\/$/);
      await expect(page.getByText('This account has no access here.')).toBeVisible();
      await button(page, 'Logout').click();
      await expect(page).toHaveURL(/\/members\/login$/);
      expect(await storedKeys(page)).toEqual([]);
    });
  for (const token of ['', 'null', 'undefined'])
    await test.step(`a token "${token}" in the storage means signed out`, async () => {
      await openWith('token', token);
      await expect(page).toHaveURL(/\/members\/login$/);
      await expect(heading(page, 'Login')).toBeVisible();
    });
  expect(sent(backend)).toEqual([]);
});

test('where the browser refuses storage the session lives in the tab, and a line says so', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await signIn(page, 'admin');
  await expect(
    page.getByText('This browser does not let the portal store anything.'),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Registered Members' }).click();
  await expect(rowOf(page, 'Ansari Handloom House')).toBeVisible();
});

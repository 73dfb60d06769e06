import { expect } from '@playwright/test';
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
  await page.goto('member');
  await page.evaluate(() => localStorage.setItem('role', '3'));
  await page.goto('admin');
  await expect(page.getByRole('alert')).toContainText('Failed to load the counts.');
  await expect(page.getByRole('alert')).toContainText('This account is not allowed to do this.');
  await expect(page).toHaveURL(/\/members\/admin$/);

  await page.goto('members');
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

for (const [name, broken] of [
  ['a role that is text', { role: 'admin' }],
  ['a role with a tail', { role: '3 ' }],
  ['no role', { role: null }],
] as const) {
  test(`${name} in the storage opens no screen, and Logout is offered`, async ({
    page,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, 'admin');
    await page.goto('login');
    await page.evaluate(({ role }) => {
      if (role === null) localStorage.removeItem('role');
      else localStorage.setItem('role', role);
    }, broken);
    await page.goto('members');
    await expect(page).toHaveURL(/\/members\/$/);
    await expect(page.getByText('This account has no access here.')).toBeVisible();
    expect(sent(backend)).toEqual([]);
    await button(page, 'Logout').click();
    await expect(page).toHaveURL(/\/members\/login$/);
    expect(await storedKeys(page)).toEqual([]);
  });
}

for (const token of ['', 'null', 'undefined'])
  test(`a token "${token}" in the storage means signed out`, async ({ page, site, backend }) => {
    await beSignedIn(page, { backend, site }, 'admin');
    await page.goto('login');
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.goto('admin');
    await expect(page).toHaveURL(/\/members\/login$/);
    await expect(heading(page, 'Login')).toBeVisible();
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

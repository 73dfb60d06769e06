import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { button, dialog, field, logOut, rowOf } from '../screens';
import { beSignedIn, fillSignIn, soon, stored } from './people';
import { sent, timesSent } from './wire';

test.describe('two tabs', () => {
  test('a sign-out in one ends the edit in the other, and nothing typed is left for the next person', async ({
    page,
    context,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, 'member');
    await page.goto('member');
    const other = await context.newPage();
    await other.goto('profile_edit');
    await button(other, 'Edit').click();
    await field(other, 'Area').fill('Half typed');
    await logOut(page);
    await expect(other).toHaveURL(/\/members\/login$/, soon);
    await expect(other.getByText('Half typed')).toHaveCount(0);
    await expect(other.getByRole('dialog')).toHaveCount(0);

    await fillSignIn(other, 'secondMember');
    await button(other, 'Login').click();
    await expect(other).toHaveURL(/\/members\/member$/);
    await other.goto('profile_edit');
    await button(other, 'Edit').click();
    await expect(field(other, 'Area')).toHaveValue('Jaitpura');
    await expect(other.getByText('never saved')).toHaveCount(0);
  });

  test('a sign-in as another member in one takes the profile of the first out of the other', async ({
    page,
    context,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, 'member');
    const other = await context.newPage();
    await other.goto('profile_edit');
    await expect(other.getByText('काशी सिल्क एम्पोरियम')).toBeVisible();
    await page.goto('login');
    await fillSignIn(page, 'secondMember');
    await button(page, 'Login').click();
    await expect(page).toHaveURL(/\/members\/member$/);
    await expect(other.getByText('काशी सिल्क एम्पोरियम')).toHaveCount(0, soon);
    await expect(other.getByText('Ansari Handloom House')).toBeVisible();
    expect(sent(backend)).toContain('GET /api/profile_view/311');
  });

  test('a storage that is cleared in one signs out the other', async ({
    page,
    context,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, 'admin');
    await page.goto('admin');
    const other = await context.newPage();
    await other.goto('members');
    await expect(rowOf(other, 'Ansari Handloom House')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await expect(other).toHaveURL(/\/members\/login$/, soon);
    await expect(other.getByText('Ansari Handloom House')).toHaveCount(0);
  });

  test('a late 401 for an older token never ends the session that another tab has begun', async ({
    page,
    context,
    site,
    backend,
    tolerate,
  }) => {
    tolerate(/status of 401/);
    await beSignedIn(page, { backend, site }, 'admin');
    await page.goto('dashboard');
    await expect(page.getByText('Welcome, Sunita Mehrotra')).toBeVisible();
    const goOn = backend.fail('GET /api/usetdetail', { kind: 'hang' }, 1);
    const other = await context.newPage();
    await other.goto('dashboard');
    await expect.poll(() => timesSent(backend, 'GET /api/usetdetail')).toBe(2);
    backend.store.tokens.clear();
    await page.goto('login');
    await fillSignIn(page, 'admin');
    await button(page, 'Login').click();
    await expect(page).toHaveURL(/\/members\/admin$/);
    const { token } = await stored(page);
    goOn();
    await expect.poll(() => backend.log.every(({ over }) => over)).toBe(true);
    // The call itself was refused; the next one carries the newer token.
    await other.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect(other.getByText('Welcome, Sunita Mehrotra')).toBeVisible();
    for (const tab of [page, other]) await expect(tab.getByRole('dialog')).toHaveCount(0);
    expect((await stored(page)).token).toBe(token);
  });

  test('an expiry in one ends the other', async ({ page, context, site, backend, tolerate }) => {
    tolerate(/status of 401/);
    await beSignedIn(page, { backend, site }, 'member');
    const other = await context.newPage();
    await other.goto('membership');
    await expect(other.getByText('Thatheri Bazar, Varanasi')).toBeVisible();
    backend.store.tokens.clear();
    await page.goto('membership');
    await expect(dialog(page, 'Authentication Failed')).toBeVisible();
    await expect(other).toHaveURL(/\/members\/(login)?$/, soon);
    await expect(other.getByText('Thatheri Bazar, Varanasi')).toHaveCount(0);
    expect(await stored(page)).toEqual({});
  });
});

import { expect } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { button, field, logOut } from '../screens';
import { beSignedIn, signInHere, signInWithin, soon, stored } from './people';
import { sent, timesSent } from './wire';

const ownFirm = 'काशी सिल्क एम्पोरियम';

test.describe('two tabs', () => {
  test('a member’s profile, and its edit, leave the other tab with the member', async ({
    page,
    context,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, 'member');
    await page.goto('member');
    const other = await context.newPage();
    await other.goto('profile_edit');
    await expect(other.getByText(ownFirm)).toBeVisible();

    await test.step('a sign-in as another member in one takes the profile of the first out of the other', async () => {
      await signInWithin(page, 'secondMember');
      await expect(other.getByText(ownFirm)).toHaveCount(0, soon);
      await expect(other.getByText('Ansari Handloom House')).toBeVisible();
      expect(sent(backend)).toContain('GET /api/profile_view/311');
    });
    await test.step('a sign-out in one ends the edit in the other, and nothing typed is left for the next person', async () => {
      await signInWithin(page, 'member');
      await expect(other.getByText(ownFirm)).toBeVisible();
      await button(other, 'Edit').click();
      await field(other, 'Area').fill('Half typed');
      await logOut(page);
      await expect(other).toHaveURL(/\/members\/login$/, soon);
      await expect(other.getByText('Half typed')).toHaveCount(0);
      await expect(other.getByRole('dialog')).toHaveCount(0);

      await signInHere(other, 'secondMember');
      await goWithin(other, '/profile_edit');
      await button(other, 'Edit').click();
      await expect(field(other, 'Area')).toHaveValue('Jaitpura');
      await expect(other.getByText('never saved')).toHaveCount(0);
    });
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
    await signInWithin(page, 'admin');
    const { token } = await stored(page);
    goOn();
    await expect.poll(() => backend.log.every(({ over }) => over)).toBe(true);
    // The call itself was refused; the next one carries the newer token.
    await other.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect(other.getByText('Welcome, Sunita Mehrotra')).toBeVisible();
    for (const tab of [page, other]) await expect(tab.getByRole('dialog')).toHaveCount(0);
    expect((await stored(page)).token).toBe(token);
  });
});

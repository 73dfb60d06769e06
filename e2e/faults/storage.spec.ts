import { expect, type Page } from '@playwright/test';
import { beSignedIn, goToPlainFile, signIn } from '../portal/people';
import { answerDialog, button, field, heading, logOut, rowOf } from '../screens';
import { expectStill } from './look';
import { goWithin, type Kept, keptNow } from './moves';
import { faultTest as test } from './watch';

test('a storage that is full', async ({ page, site }) => {
  await goToPlainFile(page, site);
  // Not a byte is left: what the portal would keep does not fit.
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      for (const kept of [localStorage, sessionStorage])
        for (let part = 0; ; part += 1)
          try {
            kept.setItem(`other ${size} ${part}`, 'x'.repeat(size));
          } catch {
            break;
          }
  });
  await signIn(page, 'member');
  await expect(
    page.getByText('This browser does not let the portal store anything.'),
  ).toBeVisible();
  await goWithin(page, '/profile_edit');
  await button(page, 'Edit').click();
  await field(page, 'Area').fill('Godowlia');
  await button(page, 'Save').click();
  await answerDialog(page, 'Success', 'OK');
  await logOut(page);
});

test('broken JSON under every key', async ({ page, site, backend, tolerate }) => {
  // What stands under the token is then the token.
  tolerate(/status of 401/);
  const drafts = ['draft:edit:1', 'draft:edit:21', 'draft:registration'];
  for (const person of ['member', 'admin'] as const) {
    await beSignedIn(page, { backend, site }, person);
    const kept = await keptNow(page);
    const screen = person === 'admin' ? 'member-edit/311' : 'profile_edit';
    // A broken key of the session may hide all others, and both roles have the same; a draft is read where its form is
    // opened, and no other there.
    const ofSession = person === 'member' ? Object.keys(kept).map((key) => [key]) : [];
    for (const broken of [...ofSession, drafts]) {
      await breakKeys(page, kept, broken);
      await page.goto(screen);
      await expectStill(page);
    }
    await goWithin(page, '/register');
    await expect(field(page, 'Firm Name')).toBeVisible();
    await expectStill(page);
  }
});

/** Puts back what was kept, and broken JSON under these names. */
async function breakKeys(page: Page, kept: Kept, broken: readonly string[]): Promise<void> {
  await page.evaluate(
    ([good, names]) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(good)) localStorage.setItem(key, value);
      for (const storage of [localStorage, sessionStorage])
        for (const name of names) storage.setItem(name, '{"a":[');
    },
    [kept, broken] as const,
  );
}

test('a storage that is cleared in use', async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  const active = rowOf(page, 'Ansari Handloom House');
  await expect(active).toBeVisible();
  // This tab is told nothing of it by the browser: the person goes on, signed in, until a reload.
  await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
  await active.getByRole('button', { name: 'Active', exact: true }).click();
  await expect(active.getByRole('button', { name: 'Inactive', exact: true })).toBeVisible();
  await goWithin(page, '/member-edit/311');
  await field(page, 'Area').fill('Godowlia');
  await button(page, 'Update').click();
  await answerDialog(page, 'Success', 'OK');
  expect(backend.store.firm(311)).toMatchObject({ area: 'Godowlia', status: 1 });
  await page.reload();
  await expect(heading(page, 'Login')).toBeVisible();
});

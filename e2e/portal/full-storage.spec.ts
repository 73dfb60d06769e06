import { expect, type Page } from '@playwright/test';
import { adminAccount, secondMemberAccount } from '../backend/accounts';
import { goWithin, keepAgain } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { readable } from '../readable';
import { answerDialog, button, dialog, field, followMenu } from '../screens';
import { areaOf, expectGuarded, forms, openForm, typed } from './editForms';
import { leaving } from './officeQuestions';
import { beSignedIn, fillSignIn, signInHere, sixKeys, stored } from './people';
import { timesSent } from './wire';

/** In the page: from now on the browser has room for so many more values, and then for none. */
function fillUp(room: number): void {
  const keep = Reflect.get(Storage.prototype, 'setItem');
  let left = room;
  Storage.prototype.setItem = function setItem(key, value) {
    left -= 1;
    if (left < 0) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    Reflect.apply(keep, this, [key, value]);
  };
}

const told = (page: Page) =>
  page.getByText('This browser does not let the portal store anything.', { exact: false });

for (const form of forms)
  test(`unsaved work in ${form.name} is guarded where the storage is full, and outlives the end of the session`, async ({
    page,
    site,
    backend,
    tolerate,
  }) => {
    tolerate(/status of 401/);
    const { person, path, elsewhere } = form;
    await beSignedIn(page, { backend, site }, person);
    await page.goto(path);
    await openForm(page, form);
    await page.evaluate(fillUp, 0);
    await field(page, 'Area').click();
    await field(page, 'Area').fill(typed);

    await followMenu(page, elsewhere.entry);
    await answerDialog(page, leaving, 'Cancel');
    await expectGuarded(page);

    backend.store.tokens.clear();
    await button(page, 'Update').click();
    await expect(dialog(page, 'Authentication Failed')).toBeVisible();
    await fillSignIn(page, person);
    await button(page, 'Login').click();
    await expect(dialog(page, 'Authentication Failed')).toHaveCount(0);
    await expect(told(page)).toBeVisible();
    await expect(field(page, 'Area')).toHaveValue(typed);
    expect(page.url()).toContain(path);
    await button(page, 'Update').click();
    await answerDialog(page, 'Success', 'OK');
    expect(areaOf(backend, form)).toBe(typed);
  });

const { userId, name, role, memberId } = secondMemberAccount;

/** Of what the portal keeps, the six keys. */
const sessionKept = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(await stored(page)).filter(([key]) =>
      ['token', 'user_id', 'user_name', 'role', 'user', 'member_id'].includes(key),
    ),
  );

/** What stands in the storage is the whole session of the second person, or none. */
async function expectWholeOrNone(page: Page): Promise<void> {
  const { token, user, ...rest } = await sessionKept(page);
  if (token === undefined) {
    expect({ user, ...rest }).toEqual({});
    return;
  }
  expect(token).toMatch(new RegExp(`^${userId}\\|`));
  expect(rest).toEqual({
    user_id: String(userId),
    user_name: name,
    role: String(role),
    member_id: String(memberId),
  });
  expect(JSON.parse(user ?? 'null')).toMatchObject({ id: userId, name, role });
}

test('whatever room the browser has, a second person never comes back as the first, nor as half of each', async ({
  page,
  context,
  site,
  backend,
}) => {
  test.slow();
  await beSignedIn(page, { backend, site }, 'admin');
  const other = await context.newPage();
  await other.goto('members');
  await page.goto('login');
  // Six keys: with room for none, for some of them, and for all.
  for (const room of [0, 1, 2, 3, 4, 5, 6, 20])
    await test.step(`with room for ${room} values`, async () => {
      // The first person is signed in, in both tabs.
      await keepAgain(page, sixKeys(backend, 'admin'));
      for (const tab of [page, other]) {
        await goWithin(tab, '/login');
        await expect(tab.getByText(`Signed in as ${adminAccount.name}:`)).toBeVisible();
      }
      await goWithin(other, '/members');
      await expect(other.getByText('Ansari Handloom House').first()).toBeVisible();
      await page.evaluate(fillUp, room);
      await signInHere(page, 'secondMember');
      await expect(page.getByRole('link', { name })).toBeVisible();
      if (room === 0) await expect(told(page)).toBeVisible();
      await expectWholeOrNone(page);
      // The first one is gone from the other tab as well (S4).
      await expect(other).not.toHaveURL(/\/members\/members$/);
      await expectWholeOrNone(other);

      const isKept = (await stored(page)).token !== undefined;
      await page.reload();
      await expect(page).toHaveURL(isKept ? /\/members\/member$/ : /\/members\/login$/);
      await expectWholeOrNone(page);
      expect(await readable(page)).not.toContain(adminAccount.name);
      await goWithin(page, '/admin');
      await expect(page).toHaveURL(isKept ? /\/members\/dashboard$/ : /\/members\/login$/);
      expect(timesSent(backend, 'GET /api/getall')).toBe(0);
    });
});

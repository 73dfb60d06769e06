import { expect, type Page } from '@playwright/test';
import { adminAccount, secondMemberAccount } from '../backend/accounts';
import { portalTest as test } from '../fixtures';
import { readable } from '../readable';
import { answerDialog, button, dialog, field, followMenu } from '../screens';
import { areaOf, forms, openForm, typed } from './editForms';
import { leaving } from './officeQuestions';
import { beSignedIn, fillSignIn, stored } from './people';

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
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();

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

// Six keys: with room for none, for some of them, and for all.
for (const room of [0, 1, 2, 3, 4, 5, 6, 20])
  test(`with room for ${room} values a second person never comes back as the first, nor as half of each`, async ({
    page,
    context,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, 'admin');
    const other = await context.newPage();
    await other.goto('members');
    await expect(other.getByText('Ansari Handloom House').first()).toBeVisible();
    await page.goto('login');
    await expect(page.getByText(`Signed in as ${adminAccount.name}:`)).toBeVisible();
    await page.evaluate(fillUp, room);
    await fillSignIn(page, 'secondMember');
    await button(page, 'Login').click();
    await expect(page).toHaveURL(/\/members\/member$/);
    await expect(page.getByRole('link', { name })).toBeVisible();
    if (room === 0) await expect(told(page)).toBeVisible();
    await expectWholeOrNone(page);
    // The first one is gone from the other tab as well (S4).
    await expect(other).not.toHaveURL(/\/members\/members$/);
    await expectWholeOrNone(other);

    const kept = (await stored(page)).token !== undefined;
    await page.reload();
    await expect(page).toHaveURL(kept ? /\/members\/member$/ : /\/members\/login$/);
    await expectWholeOrNone(page);
    expect(await readable(page)).not.toContain(adminAccount.name);
    await page.goto('admin');
    await expect(page).toHaveURL(kept ? /\/members\/dashboard$/ : /\/members\/login$/);
    expect(backend.log.filter(({ call }) => call === 'GET /api/getall')).toEqual([]);
  });

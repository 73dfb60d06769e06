import { expect, type Page } from '@playwright/test';
import { secondAdminAccount } from '../backend/accounts';
import type { Backend } from '../backend/server';
import { portalTest as test } from '../fixtures';
import { goWithin } from '../faults/moves';
import { drawn } from '../heldCall';
import { readable } from '../readable';
import { answerDialog, button, dialog, field, followMenu, logOut } from '../screens';
import { forms, openForm, typeArea, typed } from './editForms';
import { leaving, questions } from './officeQuestions';
import { beSignedIn, signIn, sixKeys, stored } from './people';
import { timesSent } from './wire';

/** Everything but reads and sign-ins. */
const changesSent = ({ log }: Backend): string[] =>
  log
    .filter(({ method, call }) => method !== 'GET' && call !== 'POST /api/login')
    .map(({ method, path }) => `${method} ${path}`);

for (const { name, path, ask, title } of questions)
  test.describe(`${name} of /${path}`, () => {
    test.beforeEach(async ({ page, site, backend }) => {
      await beSignedIn(page, { backend, site }, 'admin');
      await page.goto(path);
      await ask(page);
      await expect(dialog(page, title)).toBeVisible();
    });

    test('goes with a sign-out in another tab, and is nobody’s after it', async ({
      page,
      context,
      backend,
    }) => {
      const other = await context.newPage();
      await other.goto('admin');
      await logOut(other);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/members\/login$/);
      await signIn(other, 'secondAdmin');
      await expect(page.getByText(`Signed in as ${secondAdminAccount.name}:`)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // The next person opens the same screen in this very tab.
      await page.getByRole('link', { name: 'continue' }).click();
      await goWithin(page, `/${path}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await drawn(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await readable(page)).not.toContain(typed);
      expect(changesSent(backend)).toEqual([]);
    });

    test('goes when somebody else signs in in another tab, and moves nobody', async ({
      page,
      context,
      backend,
    }) => {
      const other = await context.newPage();
      await signIn(other, 'secondAdmin');
      const before = await stored(other);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/members/${path}$`));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      if (path.startsWith('member-edit')) await expect(field(page, 'Area')).toHaveValue('Jaitpura');
      await drawn(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await stored(page)).toEqual(before);
      expect(changesSent(backend)).toEqual([]);
    });
  });

for (const { name, path, ask, title, act } of questions)
  test(`${name} of /${path}, answered in the very moment in which somebody else is signed in, does nothing`, async ({
    page,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, 'admin');
    await page.goto(path);
    await ask(page);
    const yes = dialog(page, title).getByRole('button', { name: act, exact: true });
    await expect(yes).toBeVisible();
    const next = sixKeys(backend, 'secondAdmin');
    // The browser tells this tab of the other one, and a finger comes down before the page is drawn again.
    await yes.evaluate((element: HTMLElement, items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: items.token }));
      element.click();
    }, next);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/members/${path}$`));
    // A read of the next person comes after whatever the press could have sent.
    await goWithin(page, '/admin');
    await expect.poll(() => timesSent(backend, 'GET /api/getall')).toBe(1);
    expect(changesSent(backend)).toEqual([]);
    expect(await stored(page)).toEqual(next);
  });

/** One step back as the browser's button takes it; the page has heard of it when this resolves. */
const pressBack = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
        history.back();
      }),
  );

for (const form of forms)
  test.describe(`Back over the question of ${form.name}`, () => {
    const { person, path, elsewhere } = form;
    const home = person === 'member' ? 'member' : 'admin';
    const here = new RegExp(`/members/${path}$`);

    test.beforeEach(async ({ page, site, backend }) => {
      await beSignedIn(page, { backend, site }, person);
      await page.goto(home);
      await followMenu(page, elsewhere.entry);
      await expect(page).toHaveURL(elsewhere.url);
      await goWithin(page, `/${path}`);
      await openForm(page, form);
      await typeArea(page);
      await pressBack(page);
      await expect(dialog(page, leaving)).toBeVisible();
    });

    for (const [times, more] of [
      ['twice', 1],
      ['three times', 2],
    ] as const) {
      const pressMore = async (page: Page): Promise<void> => {
        for (let pressed = 0; pressed < more; pressed += 1) {
          await pressBack(page);
          await expect(page).toHaveURL(here);
        }
        await drawn(page);
        await expect(page.getByRole('dialog')).toHaveCount(1);
        await expect(field(page, 'Area')).toHaveValue(typed);
      };

      test(`pressed ${times} changes nothing: Cancel stays with everything typed`, async ({
        page,
        backend,
      }) => {
        await pressMore(page);
        await answerDialog(page, leaving, 'Cancel');
        await drawn(page);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL(here);
        await expect(field(page, 'Area')).toHaveValue(typed);
        // And the next Back asks again.
        await pressBack(page);
        await answerDialog(page, leaving, 'Cancel');
        await expect(page).toHaveURL(here);
        await button(page, 'Update').click();
        await answerDialog(page, 'Success', 'OK');
        expect(timesSent(backend, form.saveCall)).toBe(1);
      });

      test(`pressed ${times}: Leave leaves once, to where Back pointed`, async ({ page }) => {
        await pressMore(page);
        await answerDialog(page, leaving, 'Leave');
        await expect(page).toHaveURL(elsewhere.url);
        await drawn(page);
        await expect(page).toHaveURL(elsewhere.url);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await pressBack(page);
        await expect(page).toHaveURL(new RegExp(`/members/${home}$`));
      });
    }

    test('pressed twice in a heap asks once', async ({ page }) => {
      await answerDialog(page, leaving, 'Cancel');
      await page.evaluate(() => {
        history.back();
        history.back();
      });
      await expect(dialog(page, leaving)).toBeVisible();
      await answerDialog(page, leaving, 'Cancel');
      await expect(page).toHaveURL(here);
      await drawn(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(field(page, 'Area')).toHaveValue(typed);
    });
  });

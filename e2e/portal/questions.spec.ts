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

/** The screen of the question, as whoever is signed in now sees it. */
async function expectScreenAlone(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await drawn(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const { name, path, ask, title, act } of questions)
  test(`${name} of /${path} goes with the session in which it was asked, and does nothing then`, async ({
    page,
    context,
    site,
    backend,
  }) => {
    test.slow();
    const here = new RegExp(`/members/${path}$`);
    await beSignedIn(page, { backend, site }, 'admin');
    await page.goto(path);
    const other = await context.newPage();

    await test.step('somebody else signs in in another tab: they are not moved', async () => {
      await ask(page);
      await expect(dialog(page, title)).toBeVisible();
      await signIn(other, 'secondAdmin');
      const before = await stored(other);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(here);
      await expectScreenAlone(page);
      if (path.startsWith('member-edit')) await expect(field(page, 'Area')).toHaveValue('Jaitpura');
      expect(await stored(page)).toEqual(before);
    });

    await test.step('answered in the very moment in which somebody else is signed in', async () => {
      await ask(page);
      const yes = dialog(page, title).getByRole('button', { name: act, exact: true });
      await expect(yes).toBeVisible();
      const next = sixKeys(backend, 'admin');
      const reads = timesSent(backend, 'GET /api/getall');
      // The browser tells this tab of the other one, and a finger comes down before the page is drawn again.
      await yes.evaluate((element: HTMLElement, items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
        dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: items.token }));
        element.click();
      }, next);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(here);
      // A read of the next person comes after whatever the press could have sent.
      await goWithin(page, '/admin');
      await expect.poll(() => timesSent(backend, 'GET /api/getall')).toBeGreaterThan(reads);
      expect(changesSent(backend)).toEqual([]);
      expect(await stored(page)).toEqual(next);
    });

    await test.step('a sign-out in another tab: it is nobody’s after it', async () => {
      await goWithin(page, `/${path}`);
      await ask(page);
      await expect(dialog(page, title)).toBeVisible();
      await logOut(other);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/members\/login$/);
      await signIn(other, 'secondAdmin');
      await expect(page.getByText(`Signed in as ${secondAdminAccount.name}:`)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // The next person opens the same screen in this very tab.
      await page.getByRole('link', { name: 'continue' }).click();
      await goWithin(page, `/${path}`);
      await expectScreenAlone(page);
      expect(await readable(page)).not.toContain(typed);
      expect(changesSent(backend)).toEqual([]);
    });
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
  test(`Back over the question of ${form.name}, pressed again and in a heap, asks once and leaves once`, async ({
    page,
    site,
    backend,
  }) => {
    const { person, path, elsewhere } = form;
    const home = person === 'member' ? 'member' : 'admin';
    const here = new RegExp(`/members/${path}$`);
    /** While the question stands, Back changes nothing. */
    const pressMore = async (times: number): Promise<void> => {
      await expect(dialog(page, leaving)).toBeVisible();
      for (let pressed = 0; pressed < times; pressed += 1) {
        await pressBack(page);
        await expect(page).toHaveURL(here);
      }
      await drawn(page);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(field(page, 'Area')).toHaveValue(typed);
    };
    const stay = async (): Promise<void> => {
      await answerDialog(page, leaving, 'Cancel');
      await drawn(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(here);
      await expect(field(page, 'Area')).toHaveValue(typed);
    };

    await beSignedIn(page, { backend, site }, person);
    await page.goto(home);
    await followMenu(page, elsewhere.entry);
    await expect(page).toHaveURL(elsewhere.url);
    await goWithin(page, `/${path}`);
    await openForm(page, form);
    await typeArea(page);
    for (const more of [1, 2])
      await test.step(`${more} more: Cancel stays with everything typed`, async () => {
        await pressBack(page);
        await pressMore(more);
        await stay();
      });
    await test.step('two in a heap ask once', async () => {
      await page.evaluate(() => {
        history.back();
        history.back();
      });
      await expect(dialog(page, leaving)).toBeVisible();
      await stay();
    });
    await test.step('what was typed can be saved after all that, once', async () => {
      await button(page, 'Update').click();
      await answerDialog(page, 'Success', 'OK');
      expect(timesSent(backend, form.saveCall)).toBe(1);
    });
  });

for (const form of forms)
  test(`Leave over the question of ${form.name} leaves once, to where Back pointed`, async ({
    page,
    site,
    backend,
  }) => {
    const { person, path, elsewhere } = form;
    const home = person === 'member' ? 'member' : 'admin';
    await beSignedIn(page, { backend, site }, person);
    await page.goto(home);
    for (const more of [1, 2])
      await test.step(`${more} more`, async () => {
        await followMenu(page, elsewhere.entry);
        await expect(page).toHaveURL(elsewhere.url);
        await goWithin(page, `/${path}`);
        await openForm(page, form);
        await typeArea(page);
        for (let pressed = 0; pressed <= more; pressed += 1) await pressBack(page);
        await drawn(page);
        await expect(page.getByRole('dialog')).toHaveCount(1);
        await answerDialog(page, leaving, 'Leave');
        await expect(page).toHaveURL(elsewhere.url);
        await drawn(page);
        await expect(page).toHaveURL(elsewhere.url);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await pressBack(page);
        await expect(page).toHaveURL(new RegExp(`/members/${home}$`));
      });
  });

import { expect, type Locator, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { goWithin } from '../faults/moves';
import { drawn } from '../pauseCall';
import {
  answerDialog,
  button,
  chooseOption,
  dialog,
  field,
  followMenu,
  openSheet,
  pressInAccount,
} from '../screens';
import { officeForm, openForm, typeArea, typed } from './editForms';

// With the browser's own Back button. A session that ends under a question: src/test/questions.test.tsx.

/** Goes back one entry; resolves when the page has received the event. */
const pressBack = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
        history.back();
      }),
  );

const leaving = 'Leave without saving?';
const here = /\/members\/member-edit\/311$/;

/** Opens the form of a firm and types something, two history entries after the list. */
async function openWork(page: Page): Promise<void> {
  await followMenu(page, officeForm.elsewhere.entry);
  await expect(page).toHaveURL(officeForm.elsewhere.url);
  await goWithin(page, `/${officeForm.path}`);
  await openForm(page, officeForm);
  await typeArea(page);
}

/** One question is open whatever was pressed, and Cancel keeps everything typed. */
async function expectOneDialog(page: Page): Promise<void> {
  await expect(dialog(page, leaving)).toBeVisible();
  await drawn(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await answerDialog(page, leaving, 'Cancel');
  await drawn(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(here);
  await expect(field(page, 'Area')).toHaveValue(typed);
}

test('pressing Back repeatedly over a dialog asks once; Leave leaves once, to where Back pointed', async ({
  office: page,
}) => {
  await page.goto('admin');
  await openWork(page);
  for (let pressed = 0; pressed < 3; pressed += 1) {
    await pressBack(page);
    await expect(page).toHaveURL(here);
  }
  await expectOneDialog(page);
  for (let pressed = 0; pressed < 3; pressed += 1) await pressBack(page);
  await drawn(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await answerDialog(page, leaving, 'Leave');
  await expect(page).toHaveURL(officeForm.elsewhere.url);
  await drawn(page);
  await expect(page).toHaveURL(officeForm.elsewhere.url);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pressBack(page);
  await expect(page).toHaveURL(/\/members\/admin$/);

  await openWork(page);
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expectOneDialog(page);
});

test('Back over the Logout dialog changes nothing, and the answer still belongs to Logout', async ({
  office: page,
}) => {
  await page.goto('admin');
  await followMenu(page, 'Registered Members');
  await page.getByRole('link', { name: 'Edit Ansari Handloom House' }).click();
  await typeArea(page);
  await pressInAccount(page, 'Logout');
  await expect(dialog(page, leaving)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(here);
  await drawn(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await answerDialog(page, leaving, 'Leave');
  await expect(page).toHaveURL(/\/members\/login$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Back closes what lies on top and keeps the address; one more Back leaves the page', async ({
  office: page,
  backend,
}) => {
  await page.goto('admin');
  await followMenu(page, 'Registered Members');
  await field(page, 'Search').fill('handloom');
  const list = /\/members\/members\?q=handloom$/;
  await expect(page).toHaveURL(list);
  const details = button(page, 'Ansari Handloom House');
  const opened: readonly [opener: Locator, title: string][] = [
    [details, 'Member Details'],
    [button(page, 'Delete Ansari Handloom House'), 'Delete Ansari Handloom House'],
    [button(page, 'Import'), 'Import Members'],
  ];
  for (const [opener, title] of opened)
    await test.step(title, async () => {
      await opener.click();
      await expect(dialog(page, title)).toBeVisible();
      await page.goBack();
      await expect(dialog(page, title)).toBeHidden();
      await expect(page).toHaveURL(list);
      await expect(opener).toBeFocused();
    });
  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const open = await openSheet(page);
    await chooseOption(page, 'Rows per page', '20');
    await page.goBack();
    await expect(open).toBeHidden();
    await expect(page).toHaveURL(/\?q=handloom&size=20$/);
    await button(page, 'Main menu').click();
    await expect(dialog(page, 'Main menu')).toBeVisible();
    await page.goBack();
    await expect(dialog(page, 'Main menu')).toBeHidden();
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/members\/admin$/);
  await page.goForward();
  await expect(page).toHaveURL(/\?q=handloom&size=20$/);
  await expect(details).toBeVisible();
  expect(backend.log.filter(({ call }) => call?.startsWith('DELETE'))).toEqual([]);
});

test('on the first page of a visit Back closes what is open, and the next one leaves', async ({
  office: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // The page before belongs to the fixture.
  await page.goto('members');
  await button(page, 'Ansari Handloom House').click();
  await expect(dialog(page, 'Member Details')).toBeVisible();
  await page.goBack();
  await expect(dialog(page, 'Member Details')).toBeHidden();
  await expect(page).toHaveURL(/\/members\/members$/);
  await page.goBack();
  await expect(page).toHaveURL(/icon\.svg$/);

  await page.goto('member-edit/311');
  await button(page, 'Main menu').click();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Main menu')).toBeHidden();
  await button(page, 'Back').click();
  await expect(page).toHaveURL(/\/members\/members$/);
});

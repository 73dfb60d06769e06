import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, field, heading } from '../screens';
import { expectGuarded, officeForm } from './editForms';

/** Rule H6 in the browser's real storage. Its orders of events are tested in src/test/edits. */

test('the office puts an old value back, and sees Update while it looks for one', async ({
  office: page,
  backend,
}) => {
  const area = () => backend.store.firm(311)?.area;
  const before = area();
  const update = async () => {
    await button(page, 'Update').click();
    await answerDialog(page, 'Success', 'OK');
    await expect(heading(page, 'Members')).toBeVisible();
  };
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(officeForm.path);
  await field(page, 'Area').fill('Lanka');
  await update();
  expect(area()).toBe('Lanka');

  await page.goto(officeForm.path);
  const putBack = button(page, 'Put back Area');
  await putBack.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(button(page, 'Update')).toBeInViewport({ ratio: 1 });
  await putBack.click();
  await expect(field(page, 'Area')).toHaveValue(before ?? '');
  await expect(field(page, 'Area')).toBeFocused();
  await expect(field(page, 'Area')).toBeInViewport({ ratio: 1 });
  await expect(putBack).toBeHidden();
  await expectGuarded(page);
  expect(area()).toBe('Lanka');
  await update();
  expect(area()).toBe(before);
});

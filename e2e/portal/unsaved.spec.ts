import { type Dialog, expect, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, field, saveUpdate } from '../screens';
import { ownArea, expectGuarded, openForm, profileForm, typeArea, typed } from './editForms';
import { signInHere } from './people';
import { expectContract } from './wire';

const neverSaved = 'You have unsaved changes here from earlier.';

const accept = (shown: Dialog): void => void shown.accept();

async function reloadAll(page: Page): Promise<void> {
  page.on('dialog', accept);
  await page.reload();
  page.off('dialog', accept);
}

// Every way to leave, both forms, several drafts: src/app/guard/unsavedChanges.test.tsx, src/test/edits/drafts.test.tsx.
test('the browser confirms before leaving unsaved changes; a reload offers the typed text again', async ({
  member: page,
  backend,
  allowConsoleLine,
}) => {
  allowConsoleLine(/status of 401/);
  await page.goto('member');
  await page.goto(profileForm.path);
  await openForm(page, profileForm);
  await typeArea(page);
  await test.step('the browser confirms before closing the tab', () => expectGuarded(page));
  await test.step('a reload confirms, and then offers the typed text', async () => {
    const refused = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const first = await refused;
    expect(first.type()).toBe('beforeunload');
    await first.dismiss();
    await expect(field(page, 'Area')).toHaveValue(typed);
    await reloadAll(page);
    await expect(page.getByText(neverSaved)).toBeVisible();
    await expect(field(page, 'Area')).not.toHaveValue(typed);
    await button(page, 'Restore changes').click();
    await expect(field(page, 'Area')).toHaveValue(typed);
  });
  await test.step('after an expired session, the sign-in offers it', async () => {
    backend.store.tokens.clear();
    await reloadAll(page);
    await answerDialog(page, 'Authentication Failed', 'OK');
    await signInHere(page, profileForm.person, `/${profileForm.path}`);
    await button(page, 'Restore changes').click();
    await saveUpdate(page);
    expect(ownArea(backend)).toBe(typed);
    expectContract(backend);
  });
});

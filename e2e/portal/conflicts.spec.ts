import { expect, type Page } from '@playwright/test';
import { firmIds, memberAccount, secondMemberAccount } from '../backend/accounts';
import type { Firm } from '../backend/records';
import type { Backend } from '../backend/server';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, dialog, expectNoSidewaysScroll, field, heading } from '../screens';
import { keptWork } from './editForms';
import { beSignedIn } from './people';
import { expectContract } from './wire';

/** Every way to edit a firm (rule C7); what else holds of them is the matter of src/test/edits. */
const edits = [
  {
    name: 'Edit Member of a member',
    person: 'admin',
    firmId: secondMemberAccount.memberId,
    path: 'member-edit/311',
    saveCall: 'PUT /api/member_update',
  },
  {
    name: 'Edit Member of a new member',
    person: 'admin',
    firmId: firmIds.pending,
    path: 'new-member-edit/312',
    saveCall: 'PUT /api/member_update',
  },
  {
    name: 'Manage Profile',
    person: 'member',
    firmId: memberAccount.memberId,
    path: 'profile_edit',
    saveCall: 'PUT /api/profile_update',
  },
] as const;

type Edit = (typeof edits)[number];

const CONFLICT = 'Somebody else changed the same';
const MOBILE = 'Firm Mobile No. (WhatsApp without +91)';

/** The firm as the service keeps it: a test changes it as a colleague does. */
function firmOf(backend: Backend, { firmId }: Edit): Firm {
  const firm = backend.store.firm(firmId);
  if (firm === null) throw new Error(`There is no firm ${firmId}`);
  return firm;
}

/** The bodies of the saves so far. */
const saved = (backend: Backend, { saveCall }: Edit): unknown[] =>
  backend.log
    .filter(({ call }) => call === saveCall)
    .map(({ body }) => (body.kind === 'json' ? body.value : body.kind));

/** The form, opened by its address. */
async function openForm(page: Page, row: Edit): Promise<void> {
  await page.goto(row.path);
  if (row.person === 'member') await button(page, 'Edit').click();
  await expect(heading(page, 'Edit Member')).toBeVisible();
  await expect(field(page, 'Area')).toBeVisible();
}

/** Types, and waits until the portal knows of it. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text);
  await expect.poll(() => keptWork(page)).toContain(text);
}

const option = (page: Page, label: string, name: RegExp) =>
  dialog(page, CONFLICT).getByRole('group', { name: label }).getByRole('radio', { name });

const update = (page: Page) => button(page, 'Update').click();

for (const row of edits) {
  const { name, person, path } = row;
  test.describe(name, () => {
    test.beforeEach(async ({ page, site, backend }) => {
      const firm = firmOf(backend, row);
      if (firm.representatives.length === 0)
        firm.representatives = [{ name: 'Farida Ansari', mobile: '9450098766' }];
      await beSignedIn(page, { backend, site }, person);
    });

    test.afterEach(({ backend }) => expectContract(backend));

    test('asks where both changed the same, and saves what was chosen', async ({
      page,
      backend,
    }) => {
      await openForm(page, row);
      const firm = firmOf(backend, row);
      await type(page, 'Area', 'Lanka');
      await type(page, 'Address', 'Typed 1');
      firm.area = 'Kamachha';
      firm.address = 'Theirs 2';
      firm.mobile = '9415099999';
      await update(page);
      const question = dialog(page, CONFLICT);
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await expect(question.getByRole('group')).toHaveCount(2);
      await expect(option(page, 'Area', /^What you typed Lanka$/)).not.toBeChecked();
      await expect(option(page, 'Area', /^What is on file now Kamachha$/)).not.toBeChecked();

      // Esc gives it up: everything typed stays, nothing is sent.
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(button(page, 'Update')).toBeFocused();
      await expect(field(page, 'Area')).toHaveValue('Lanka');
      await expect(field(page, 'Address')).toHaveValue('Typed 1');
      expect(saved(backend, row)).toEqual([]);

      await update(page);
      await question.getByRole('button', { name: 'Update' }).click();
      await expect(question.getByRole('alert')).toHaveCount(2);
      await expect(option(page, 'Address', /typed/)).toBeFocused();
      expect(saved(backend, row)).toEqual([]);
      // By the keyboard alone.
      await page.keyboard.press('ArrowRight');
      await expect(option(page, 'Address', /on file/)).toBeChecked();
      await option(page, 'Area', /typed/).press('Space');
      await question.getByRole('button', { name: 'Update' }).press('Enter');
      await expect(dialog(page, 'Success')).toContainText(
        `Meanwhile somebody else changed: ${MOBILE}. That was kept.`,
      );
      expect(saved(backend, row)).toMatchObject([
        { area: 'Lanka', address: 'Theirs 2', firmMobile: '9415099999' },
      ]);
      await answerDialog(page, 'Success', 'OK');
      expect(firm).toMatchObject({ area: 'Lanka', address: 'Theirs 2', mobile: '9415099999' });
    });

    test('asks on a phone without a sideways scroll, with the buttons in sight', async ({
      page,
      backend,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await openForm(page, row);
      const labels = ['Address', 'Area', 'Representative Name-1', 'Representative Name-2'];
      const text = 'सीके 35/12, विश्वनाथ गली, दशाश्वमेध के पास, वाराणसी 221001 ';
      for (const label of labels) await type(page, label, text);
      const firm = firmOf(backend, row);
      firm.address = text + text;
      firm.area = 'a'.repeat(200);
      firm.representatives = ['Rekha', 'Salim'].map((each) => ({ name: each, mobile: '' }));
      await update(page);
      const question = dialog(page, CONFLICT);
      await expect(question.getByRole('group')).toHaveCount(4);
      for (const press of ['Cancel', 'Update'])
        await expect(question.getByRole('button', { name: press })).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
      const [content, shown] = await question.evaluate((element) => [
        element.scrollWidth,
        element.clientWidth,
      ]);
      expect(content).toBeLessThanOrEqual(shown ?? 0);
      for (const label of labels) await option(page, label, /typed/).check();
      await answerDialog(page, CONFLICT, 'Update');
      await expect(dialog(page, 'Success')).toBeVisible();
      expect(page.url()).toContain(path);
    });
  });
}

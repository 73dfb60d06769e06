import { expect, type Page } from '@playwright/test';
import { firmIds, memberAccount, secondMemberAccount } from '../backend/accounts';
import type { Call } from '../backend/calls';
import type { Firm } from '../backend/records';
import type { Backend } from '../backend/server';
import { goElsewhere, goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, dialog, expectNoSidewaysScroll, field, heading } from '../screens';
import { keptWork } from './editForms';
import { beSignedIn } from './people';
import { expectContract } from './wire';

/** A way to edit a firm (rule C7); what else holds of each of them is the matter of src/test/edits. */
interface Edit {
  readonly firmId: number;
  readonly path: string;
  readonly saveCall: Call;
}

const profile: Edit = {
  firmId: memberAccount.memberId,
  path: 'profile_edit',
  saveCall: 'PUT /api/profile_update',
};

const officeEdits: readonly Edit[] = [
  {
    firmId: secondMemberAccount.memberId,
    path: 'member-edit/311',
    saveCall: 'PUT /api/member_update',
  },
  { firmId: firmIds.pending, path: 'new-member-edit/312', saveCall: 'PUT /api/member_update' },
];

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

/** Types, and waits until the portal knows of it. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text);
  await expect.poll(() => keptWork(page)).toContain(text);
}

const option = (page: Page, label: string, name: RegExp) =>
  dialog(page, CONFLICT).getByRole('group', { name: label }).getByRole('radio', { name });

const update = (page: Page) => button(page, 'Update').click();

const expectForm = async (page: Page): Promise<void> => {
  await expect(heading(page, 'Edit Member')).toBeVisible();
  await expect(field(page, 'Area')).toBeVisible();
};

test.beforeEach(({ backend }) => {
  // The contract is looked at with a row of representatives in it.
  for (const firm of backend.store.firms)
    if (firm.representatives.length === 0)
      firm.representatives = [{ name: 'Farida Ansari', mobile: '9450098766' }];
});
test.afterEach(({ backend }) => expectContract(backend));

/** Asked about two fields; given up, not answered whole, and then answered by the keyboard alone. */
async function askAndChoose(page: Page, backend: Backend): Promise<void> {
  const firm = firmOf(backend, profile);
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
  expect(saved(backend, profile)).toEqual([]);

  await update(page);
  await question.getByRole('button', { name: 'Update' }).click();
  await expect(question.getByRole('alert')).toHaveCount(2);
  await expect(option(page, 'Address', /typed/)).toBeFocused();
  expect(saved(backend, profile)).toEqual([]);
  // By the keyboard alone.
  await page.keyboard.press('ArrowRight');
  await expect(option(page, 'Address', /on file/)).toBeChecked();
  await option(page, 'Area', /typed/).press('Space');
  await question.getByRole('button', { name: 'Update' }).press('Enter');
  await expect(dialog(page, 'Success')).toContainText(
    `Meanwhile somebody else changed: ${MOBILE}. That was kept.`,
  );
  expect(saved(backend, profile)).toMatchObject([
    { area: 'Lanka', address: 'Theirs 2', firmMobile: '9415099999' },
  ]);
  await answerDialog(page, 'Success', 'OK');
  expect(firm).toMatchObject({ area: 'Lanka', address: 'Theirs 2', mobile: '9415099999' });
}

/** Asked about four fields with long answers: every button stays in sight, nothing scrolls sideways. */
async function askOnPhone(page: Page, backend: Backend): Promise<void> {
  const labels = ['Address', 'Area', 'Representative Name-1', 'Representative Name-2'];
  const text = 'सीके 35/12, विश्वनाथ गली, दशाश्वमेध के पास, वाराणसी 221001 ';
  for (const label of labels) await type(page, label, text);
  const firm = firmOf(backend, profile);
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
  expect(page.url()).toContain(profile.path);
}

test('Manage Profile asks where both changed the same, and saves what was chosen; on a phone without a sideways scroll, with the buttons in sight', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'member');
  await page.goto(profile.path);
  await button(page, 'Edit').click();
  await expectForm(page);
  await askAndChoose(page, backend);
  await test.step('on a phone', async () => {
    // Another layout, so that the menu is as a phone opens it.
    await goElsewhere(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await goWithin(page, `/${profile.path}`);
    await button(page, 'Edit').click();
    await expectForm(page);
    await askOnPhone(page, backend);
  });
});

test('Edit Member, of a member and of a new one, is the same form: it asks, and saves what was chosen', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('payment/failed');
  for (const edit of officeEdits)
    await test.step(edit.path, async () => {
      const firm = firmOf(backend, edit);
      const before = saved(backend, edit).length;
      await goWithin(page, `/${edit.path}`);
      await expectForm(page);
      await type(page, 'Area', 'Lanka');
      await type(page, 'Address', 'Typed 1');
      firm.area = 'Kamachha';
      firm.address = 'Theirs 2';
      firm.mobile = '9415099999';
      await update(page);
      await expect(dialog(page, CONFLICT).getByRole('group')).toHaveCount(2);
      expect(saved(backend, edit)).toHaveLength(before);
      await option(page, 'Area', /^What you typed Lanka$/).check();
      await option(page, 'Address', /^What is on file now Theirs 2$/).check();
      await answerDialog(page, CONFLICT, 'Update');
      await expect(dialog(page, 'Success')).toContainText(
        `Meanwhile somebody else changed: ${MOBILE}. That was kept.`,
      );
      await answerDialog(page, 'Success', 'OK');
      expect(saved(backend, edit)).toHaveLength(before + 1);
      expect(firm).toMatchObject({ area: 'Lanka', address: 'Theirs 2', mobile: '9415099999' });
    });
});

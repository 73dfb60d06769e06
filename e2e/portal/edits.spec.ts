import { expect, type Page } from '@playwright/test';
import { firmIds, memberAccount, secondMemberAccount } from '../backend/accounts';
import type { Firm } from '../backend/records';
import type { Backend } from '../backend/server';
import { portalTest as test } from '../fixtures';
import {
  answerDialog,
  button,
  dialog,
  expectNoSidewaysScroll,
  field,
  followMenu,
  heading,
} from '../screens';
import { keptWork } from './editForms';
import { beSignedIn, fillSignIn } from './people';
import { expectContract, timesSent } from './wire';

/** Every way to edit a firm, the screen that leads to it, and another screen of its menu (rule C7). */
const edits = [
  {
    name: 'Edit Member of a member',
    person: 'admin',
    firmId: secondMemberAccount.memberId,
    view: 'member-view/311',
    path: 'member-edit/311',
    readCall: 'GET /api/member_edit/{id}',
    saveCall: 'PUT /api/member_update',
    elsewhere: 'New Registration',
  },
  {
    name: 'Edit Member of a new member',
    person: 'admin',
    firmId: firmIds.pending,
    view: 'new-member-view/312',
    path: 'new-member-edit/312',
    readCall: 'GET /api/member_edit/{id}',
    saveCall: 'PUT /api/member_update',
    elsewhere: 'New Registration',
  },
  {
    name: 'Manage Profile',
    person: 'member',
    firmId: memberAccount.memberId,
    view: 'profile_edit',
    path: 'profile_edit',
    readCall: 'GET /api/profile_view/{id}',
    saveCall: 'PUT /api/profile_update',
    elsewhere: 'Change Password',
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

/** From the view screen, or view mode, to the form. */
async function edit(page: Page, { person }: Edit): Promise<void> {
  if (person === 'member') await button(page, 'Edit').click();
  else await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(heading(page, 'Edit Member')).toBeVisible();
}

/** The form, opened by its address. */
async function openForm(page: Page, row: Edit): Promise<void> {
  await page.goto(row.path);
  if (row.person === 'member') await edit(page, row);
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
  const { name, person, firmId, view, path, readCall, saveCall, elsewhere } = row;
  test.describe(name, () => {
    test.beforeEach(async ({ page, site, backend }) => {
      const firm = firmOf(backend, row);
      if (firm.representatives.length === 0)
        firm.representatives = [{ name: 'Farida Ansari', mobile: '9450098766' }];
      await beSignedIn(page, { backend, site }, person);
    });

    test.afterEach(({ backend }) => {
      // How a sign-in goes is not this page's matter.
      const log = backend.log.filter(({ call }) => call !== 'POST /api/login');
      expectContract({ ...backend, log });
    });

    test('begins with what the service holds when it is opened', async ({ page, backend }) => {
      await page.goto(view);
      await expect(page.getByText('Firm Details')).toBeVisible();
      const firm = firmOf(backend, row);
      firm.area = 'Kamachha';
      const goOn = backend.fail(readCall, { kind: 'hang' }, 1);
      await edit(page, row);
      await expect(page.getByText('Loading...')).toBeVisible();
      await expect.poll(() => timesSent(backend, readCall)).toBe(2);
      await expect(field(page, 'Area')).toBeHidden();
      firm.address = 'B 2/22, Kamachha';
      goOn();
      await expect(field(page, 'Area')).toHaveValue('Kamachha');
      await expect(field(page, 'Address')).toHaveValue('B 2/22, Kamachha');

      // A second visit.
      firm.area = 'Lanka';
      if (person === 'member') await button(page, 'Cancel').first().click();
      else await page.goBack();
      await expect(field(page, 'Area')).toHaveCount(person === 'member' ? 0 : 1);
      await edit(page, row);
      await expect(field(page, 'Area')).toHaveValue('Lanka');
      expect(saved(backend, row)).toEqual([]);
    });

    test('saves what was typed, and leaves to somebody else what was not touched', async ({
      page,
      backend,
    }) => {
      await openForm(page, row);
      const firm = firmOf(backend, row);
      const mobileAlt = firm.mobileAlt;
      await type(page, 'Area', 'Lanka');
      firm.address = 'Theirs 2';
      firm.representatives = [{ name: 'Salim Ansari', mobile: '9415000003' }];
      const reads = timesSent(backend, readCall);
      await update(page);
      await expect(dialog(page, 'Success')).toContainText(
        /Meanwhile somebody else changed: Address, Representative Name-1, .*That was kept\./,
      );
      expect(saved(backend, row)).toEqual([
        {
          id: person === 'member' ? memberAccount.userId : firmId,
          firmName: firm.firmName,
          firmMobile: firm.mobile,
          address: 'Theirs 2',
          area: 'Lanka',
          representatives: [{ name: 'Salim Ansari', mobile: '9415000003' }],
        },
      ]);
      expect(firm).toMatchObject({ address: 'Theirs 2', area: 'Lanka', mobileAlt });
      // Once before it, and once after it where the save gave nothing back.
      expect(timesSent(backend, readCall)).toBe(reads + (person === 'member' ? 1 : 2));
    });

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

    test('shows what was chosen and asks no second time where the save is refused', async ({
      page,
      backend,
      tolerate,
    }) => {
      tolerate(/status of 409/);
      await openForm(page, row);
      await type(page, 'Area', 'Lanka');
      firmOf(backend, row).area = 'Kamachha';
      firmOf(backend, row).address = 'Theirs 2';
      backend.fail(saveCall, { kind: 'json', status: 409, json: { message: 'Not today.' } }, 1);
      await update(page);
      await option(page, 'Area', /on file/).check();
      await answerDialog(page, CONFLICT, 'Update');
      await expect(dialog(page, 'Error')).toContainText('Not today.');
      await answerDialog(page, 'Error', 'OK');
      await expect(field(page, 'Area')).toHaveValue('Kamachha');
      await expect(field(page, 'Address')).toHaveValue('Theirs 2');
      await update(page);
      await expect(dialog(page, 'Success')).toContainText('somebody else changed: Address.');
      expect(saved(backend, row)).toHaveLength(2);
    });

    test('sends nothing where the record cannot be read before it, and says so', async ({
      page,
      backend,
      tolerate,
    }) => {
      tolerate(/ERR_CONNECTION_RESET/);
      await openForm(page, row);
      await type(page, 'Area', 'Lanka');
      const lift = backend.fail(readCall, { kind: 'reset' });
      await update(page);
      const error = dialog(page, 'Error');
      await expect(error).toContainText('An error occurred during update.');
      await expect(error).toContainText('Nothing was sent');
      await expect(error).toContainText('The service could not be reached');
      await answerDialog(page, 'Error', 'OK');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(field(page, 'Area')).toHaveValue('Lanka');
      expect(saved(backend, row)).toEqual([]);
      lift();
      await update(page);
      await answerDialog(page, 'Success', 'OK');
      expect(firmOf(backend, row).area).toBe('Lanka');
      expect(saved(backend, row)).toHaveLength(1);
    });

    test('says only that the session ended where the read before it finds that, and goes on after it', async ({
      page,
      backend,
      tolerate,
    }) => {
      tolerate(/status of 401/);
      await openForm(page, row);
      await type(page, 'Area', 'Lanka');
      backend.store.tokens.clear();
      await update(page);
      await expect(dialog(page, 'Authentication Failed')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      expect(saved(backend, row)).toEqual([]);
      await fillSignIn(page, person);
      await dialog(page, 'Authentication Failed').getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(field(page, 'Area')).toHaveValue('Lanka');
      await update(page);
      await answerDialog(page, 'Success', 'OK');
      expect(saved(backend, row)).toHaveLength(1);
    });

    test('sends nothing where the form is left before the record is read', async ({
      page,
      backend,
    }) => {
      await openForm(page, row);
      await type(page, 'Area', 'Lanka');
      const goOn = backend.fail(readCall, { kind: 'hang' }, 1);
      const reads = timesSent(backend, readCall);
      await update(page);
      await expect.poll(() => timesSent(backend, readCall)).toBe(reads + 1);
      await followMenu(page, elsewhere);
      await answerDialog(page, 'Leave without saving?', 'Leave');
      await expect(heading(page, elsewhere)).toBeVisible();
      const answered = page.waitForResponse((answer) => answer.url().includes(`/${idIn(row)}`));
      goOn();
      await (await answered).finished();
      // The next read of the same record comes after all that the first answer could start.
      await page.goBack();
      await expect(page.getByText('Firm Details')).toBeVisible();
      expect(saved(backend, row)).toEqual([]);
      expect(firmOf(backend, row).area).not.toBe('Lanka');
    });

    test('goes on after a reload without what somebody else has saved since', async ({
      page,
      backend,
    }) => {
      await openForm(page, row);
      await field(page, 'Area').click();
      await type(page, 'Area', 'Lanka');
      firmOf(backend, row).address = 'Theirs 2';
      page.once('dialog', (asked) => void asked.accept());
      await page.reload();
      await button(page, 'Restore them').click();
      await expect(field(page, 'Area')).toHaveValue('Lanka');
      await expect(field(page, 'Address')).toHaveValue('Theirs 2');
      await update(page);
      await answerDialog(page, 'Success', 'OK');
      expect(saved(backend, row)).toMatchObject([{ area: 'Lanka', address: 'Theirs 2' }]);
    });

    test('keeps a contact person in its row, and a refusal finds the row that was typed', async ({
      page,
      backend,
      tolerate,
    }) => {
      tolerate(/status of 422/);
      const firm = firmOf(backend, row);
      const nobody = { name: '', mobile: '' };
      const rekha = { name: 'Rekha Gupta', mobile: '9415000001' };
      firm.representatives = [nobody, rekha];
      await page.goto(view);
      if (person === 'admin')
        await expect(field(page, 'Representative Name-2')).toHaveValue('Rekha Gupta');
      else
        await expect(
          page.locator('dt', { hasText: 'Representative Name-2' }).locator('+ dd'),
        ).toHaveText('Rekha Gupta');
      await edit(page, row);
      await expect(field(page, 'Representative Name-2')).toHaveValue('Rekha Gupta');
      await expect(field(page, 'Representative Name-1')).toHaveValue('');
      await type(page, 'Representative Name-4', 'Salim');
      const errors = { 'representatives.1.mobile': ['The mobile is missing.'] };
      backend.fail(saveCall, { kind: 'json', status: 422, json: { errors } }, 1);
      await update(page);
      await expect(field(page, 'Representative Mobile-4')).toHaveAccessibleDescription(
        'The mobile is missing.',
      );
      await expect(field(page, 'Representative Mobile-2')).toHaveAccessibleDescription('');
      await update(page);
      await expect(dialog(page, 'Success')).not.toContainText('did not keep');
      const representatives = [rekha, { name: 'Salim', mobile: '' }];
      expect(saved(backend, row)).toMatchObject([{ representatives }, { representatives }]);
    });

    test('is not stopped by what is stored and was not touched', async ({
      page,
      backend,
      tolerate,
    }) => {
      tolerate(/status of 422/);
      const firm = firmOf(backend, row);
      firm.mobile = '0542-2400000';
      firm.representatives = [{ name: 'Rekha Gupta', mobile: '+91 94150 00001' }];
      await openForm(page, row);
      await expect(field(page, MOBILE)).toHaveValue('0542-2400000');
      await type(page, 'Area', 'Lanka');
      await update(page);
      await expect(dialog(page, 'Success')).not.toContainText('did not keep');
      expect(saved(backend, row)).toMatchObject([
        {
          firmMobile: '05422400000',
          representatives: [{ name: 'Rekha Gupta', mobile: '919415000001' }],
        },
      ]);

      // An empty name is the service's to judge, for a member may not even type one.
      firm.firmName = '';
      await answerDialog(page, 'Success', 'OK');
      await openForm(page, row);
      await type(page, 'Area', 'Assi');
      await update(page);
      await expect(field(page, 'Firm Name')).toHaveAccessibleDescription(
        'The firm name field is required.',
      );
      expect(saved(backend, row)).toMatchObject([{}, { firmName: '', area: 'Assi' }]);
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

/** The id that the read of a record carries. */
const idIn = ({ person, firmId }: Edit): number =>
  person === 'member' ? memberAccount.userId : firmId;

import { expect, type Page } from '@playwright/test';
import { memberAccount, secondAdminAccount } from '../backend/accounts';
import { fillPasswords } from '../editJob';
import { goElsewhere, goWithin, serviceAsAtFirst } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { holdCall, mayHoldLong } from '../heldCall';
import {
  answerDialog,
  button,
  dialog,
  field,
  followMenu,
  heading,
  logOut,
  rowOf,
} from '../screens';
import { expectNotice, toldIn, toldSince, toldSoFar, watchTab } from '../whose/watch';
import { typed } from './editForms';
import { fillAndSend, passwordScreens, sendPasswords } from './passwordScreens';
import { accounts, beSignedIn, signInHere, signInWithin, stored } from './people';
import { timesSent } from './wire';

const UPDATE = 'PUT /api/member_update';
const DELETE = 'DELETE /api/members/{id}';
const firm = 'Ansari Handloom House';

const refusal = (status: number, json: object) => ({ kind: 'json', status, json }) as const;

test.beforeEach(async ({ context }) => {
  await context.addInitScript(watchTab);
  await mayHoldLong(context);
});

const otherTyped = 'Typed for another firm';

/** Sends the Update of one firm and goes on to the form of another, where something is typed too. */
async function goOnToAnother(page: Page): Promise<void> {
  await goWithin(page, '/member-edit/311');
  await field(page, 'Area').fill(typed);
  await button(page, 'Update').click();
}

async function editAnother(page: Page): Promise<void> {
  await followMenu(page, 'Registered Members');
  const question = dialog(page, 'Leave without saving?');
  await expect(question.or(heading(page, 'Members')).first()).toBeVisible();
  if (await question.isVisible())
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('link', { name: 'Edit काशी सिल्क एम्पोरियम' }).click();
  await field(page, 'Area').fill(otherTyped);
}

/** What a dialog has said since the page stood at this number of messages. */
const dialogsAfter = async (page: Page, first: number): Promise<string[]> =>
  (await toldSince(page, first)).filter((told) => told.in === 'dialog').map(({ text }) => text);

async function expectUntouched(page: Page, first: number): Promise<void> {
  expect(
    (await dialogsAfter(page, first)).filter((text) => !text.includes('Leave without saving?')),
  ).toEqual([]);
  await expect(page).toHaveURL(/\/members\/member-edit\/310$/);
  await expect(field(page, 'Area')).toHaveValue(otherTyped);
  await expect(button(page, 'Update')).toBeEnabled();
}

/** How the Update ends, and what its notice says beside the name of the firm. */
const endings = [
  { name: 'saved', fault: undefined, words: [], saved: true },
  {
    name: 'refused, with words for a field',
    fault: refusal(422, { message: 'Refused.', errors: { area: ['The area is unknown.'] } }),
    words: ['The area is unknown.'],
    saved: false,
  },
  {
    name: 'lost',
    fault: { kind: 'lost' },
    words: ['may or may not have been saved'],
    saved: true,
  },
] as const;

test.describe('an Update whose form was left', () => {
  test('a notice names the firm, and the form of another stays as it is: saved, refused or lost', async ({
    page,
    site,
    backend,
    tolerate,
  }) => {
    test.slow();
    tolerate(/status of 422|ERR_CONNECTION_RESET/);
    await beSignedIn(page, { backend, site }, 'admin');
    await page.goto('payment/failed');
    for (const { name, fault, words, saved } of endings)
      await test.step(name, async () => {
        serviceAsAtFirst(backend);
        await goElsewhere(page);
        const first = await toldSoFar(page);
        const late = holdCall(page, backend, UPDATE, fault);
        await goOnToAnother(page);
        await late.sent();
        await editAnother(page);
        await late.arrive();

        await expectNotice(page, firm, ...words);
        await expectUntouched(page, first);
        await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0);
        expect(backend.store.firm(311)?.area).toBe(saved ? typed : 'Jaitpura');
        expect(timesSent(backend, UPDATE)).toBe(1);
        await button(page, 'Update').click();
        await answerDialog(page, 'Success', 'OK');
        expect(backend.store.firm(310)?.area).toBe(otherTyped);
      });
  });

  test('of a member: the passwords typed meanwhile stay', async ({ page, site, backend }) => {
    await beSignedIn(page, { backend, site }, 'member');
    const late = holdCall(page, backend, 'PUT /api/profile_update');
    await page.goto('profile_edit');
    await button(page, 'Edit').click();
    await field(page, 'Area').fill(typed);
    await button(page, 'Save').click();
    await late.sent();
    await followMenu(page, 'Change Password');
    const question = dialog(page, 'Leave without saving?');
    await expect(question.or(heading(page, 'Change Password')).first()).toBeVisible();
    if (await question.isVisible())
      await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await fillPasswords(page, memberAccount.password, 'a new loom');
    await late.arrive();

    await expectNotice(page, 'काशी सिल्क एम्पोरियम');
    await expect(page).toHaveURL(/\/members\/change-member-password$/);
    await expect(field(page, 'Confirm New Password')).toHaveValue('a new loom');
    await expect(dialog(page, 'Success')).toHaveCount(0);
    expect(backend.store.firm(310)?.area).toBe(typed);
  });
});

/** The note that a change is on its way (rule C11) goes with its answer; it is nobody's session. */
const storedButSent = async (page: Page) =>
  Object.fromEntries(
    Object.entries(await stored(page)).filter(([key]) => !key.startsWith('sent:')),
  );

for (const screen of passwordScreens) {
  const { path, person, comesAfter, call } = screen;
  test(`a password of /${path} that is changed late says nothing to whoever stands there by then`, async ({
    page,
    context,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, person);
    const other = await context.newPage();
    await other.goto('payment/failed');
    await test.step('after a sign-out in another tab', async () => {
      const late = holdCall(page, backend, call);
      await sendPasswords(page, screen);
      await late.sent();
      await goWithin(other, `/${person}`);
      await logOut(other);
      await expect(heading(page, 'Login')).toBeVisible();
      const before = await storedButSent(page);
      expect(await late.arrive(), 'the call was not given up').toBe(true);
      await expect(page).toHaveURL(/\/members\/login$/);
      expect(await toldIn(page, 'dialog')).toEqual([]);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await storedButSent(page)).toEqual(before);
      // It was changed all the same.
      expect(backend.store.users.find(({ id }) => id === accounts[person].userId)?.password).toBe(
        'a new loom',
      );
    });
    await test.step('after somebody else signed in: they stay signed in', async () => {
      serviceAsAtFirst(backend);
      await signInWithin(page, person);
      const first = await toldSoFar(page);
      const late = holdCall(page, backend, call);
      await goWithin(page, `/${path}`);
      await fillAndSend(page, screen);
      await late.sent();
      await signInWithin(other, comesAfter);
      const before = await storedButSent(other);
      await expect(field(page, 'New Password')).toHaveValue('');
      expect(await late.arrive(), 'the call was not given up').toBe(true);
      expect(await dialogsAfter(page, first)).toEqual([]);
      await expect(page).toHaveURL(new RegExp(`/members/${path}$`));
      expect(await storedButSent(page)).toEqual(before);
    });
  });
}

test('the next person in the same tab is told nothing of a Delete of the first, and stays signed in', async ({
  page,
  site,
  backend,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of (401|422)/);
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('admin');
  for (const [name, fault] of [
    ['done', undefined],
    ['refused', refusal(422, { message: 'Words for the first person.' })],
    ['refused with 401', refusal(401, { message: 'Unauthenticated.' })],
  ] as const)
    await test.step(name, async () => {
      serviceAsAtFirst(backend);
      await signInWithin(page, 'admin');
      await followMenu(page, 'Registered Members');
      const late = holdCall(page, backend, DELETE, fault);
      await button(page, `Delete ${firm}`).click();
      await dialog(page, `Delete ${firm}`).getByRole('button', { name: 'Delete' }).click();
      await late.sent();
      await logOut(page);
      await signInHere(page, 'secondAdmin');
      await followMenu(page, 'Registered Members');
      await expect(rowOf(page, firm)).toBeVisible();
      const before = await stored(page);
      const first = await toldSoFar(page);
      expect(await late.arrive(), 'the call was not given up').toBe(true);

      expect(await dialogsAfter(page, first)).toEqual([]);
      await expect(page).toHaveURL(/\/members\/members$/);
      expect(await stored(page)).toEqual(before);
      expect(before).toMatchObject({ user_id: String(secondAdminAccount.userId) });
      expect(backend.store.firm(311) === null).toBe(fault === undefined);
      expect(timesSent(backend, DELETE)).toBe(1);
    });
});

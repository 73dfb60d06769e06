import { expect } from '@playwright/test';
import type { OwnCall } from '../faults/callTable';
import { expectMessage } from '../faults/meeting';
import { closeMessages, expectTyped } from '../faults/moves';
import { accounts } from '../portal/people';
import { heading } from '../screens';
import { type LateAnswer, type Sight, words } from './LateAnswer';
import type { Told } from './watch';

/** What has to hold after the late answer; `before` is what stood there when it came. */
export type Holds = (late: LateAnswer, before: Sight) => Promise<void>;

/** Names of firms that the office alone may read. */
const ofTheOffice = ['Ansari Handloom House', 'Mishra Zari Udyog', 'Ganga Brocade Works'];

const VERIFY: OwnCall = 'POST /api/verify-email';
const LOGIN: OwnCall = 'POST /api/login';

/**
 * What carries no token is asked by no session, and what was asked by whoever stands before an open screen is told there:
 * an applicant who hears nothing applies twice.
 */
const ofTheirScreen: readonly OwnCall[] = ['POST /api/register', 'POST /api/forgotpassword'];

/** What it speaks of is the call itself, and it says so in words of its own. */
const speaksFor401: readonly OwnCall[] = [VERIFY, LOGIN];

const inDialogs = async (late: LateAnswer) =>
  (await late.told()).filter((told) => told.in === 'dialog').map(({ text }) => text);

/** Nobody was moved, nothing was said, and the session is what it was. */
async function expectUntouched(late: LateAnswer, before: Sight): Promise<void> {
  const { asked, page, asker } = late;
  const stands = page.url().endsWith(asker.row.screen);
  if (stands && ofTheirScreen.includes(asked.call)) expect(await inDialogs(late)).toHaveLength(1);
  else expect(await inDialogs(late), 'dialogs').toEqual([]);
  const { url, kept, text } = await late.sight();
  expect(url, 'the address').toBe(before.url);
  expect(kept, 'the storage').toEqual(before.kept);
  for (const word of late.asker.own) expect(text, 'what can be read').not.toContain(word);
}

/** The outcome of a verification stands on its own page, whoever is signed in. */
async function expectVerification({ page, answer }: LateAnswer): Promise<void> {
  const outcome =
    answer === 'good'
      ? 'Email verified successfully!'
      : 'Email verification failed. Please try again or contact support.';
  await expect(page.getByText(outcome)).toBeVisible();
}

const typedBy = ({ asker }: LateAnswer): readonly string[] =>
  asker.row.as === 'visitor' ? [] : Object.values(asker.row.typed ?? {});

/** Signed out, here or in the other tab. */
export const nobody: Holds = async (late, before) => {
  await expectUntouched(late, before);
  // A member's own Logout leaves user_id and user_name (S2), which nobody trusts.
  for (const key of ['token', 'role', 'user', 'member_id'])
    expect(before.kept).not.toHaveProperty(key);
  for (const word of [...ofTheOffice, ...typedBy(late)]) expect(before.text).not.toContain(word);
  expect(late.bearersSince(), 'calls in a name that is gone').toEqual([]);
  const left = !late.page.url().endsWith('/email-verification');
  if (late.asked.call === VERIFY && !left) await expectVerification(late);
  if (late.asker.row.as !== 'visitor') await expect(heading(late.page, 'Login')).toBeVisible();
};

/** Somebody else is signed in now. */
export const thePersonAfter: Holds = async (late, before) => {
  await expectUntouched(late, before);
  for (const word of typedBy(late)) expect(before.text, 'what was typed').not.toContain(word);
  const { userId } = accounts[late.asker.comesAfter];
  expect(before.kept).toMatchObject({ user_id: String(userId) });
  expect(await late.signedIn()).toBe(userId);
  const bearer = `Bearer ${before.kept.token}`;
  expect(late.bearersSince().filter((each) => each !== bearer)).toEqual([]);
  if (late.asked.call === VERIFY) await expectVerification(late);
};

/** As if nothing had happened: the outcome is told, and the newer session stays. */
export const theSamePerson: Holds = async (late, before) => {
  const { page, asker, answer, asked } = late;
  if (answer === 'good') await asker.row.done(page);
  else {
    await expectFailureTold(late);
    await expectTyped(page, asker.row.typed ?? {});
    expect(page.url()).toBe(before.url);
  }
  await closeMessages(page);
  const { kept } = await late.sight();
  if (answer === 'good' && endsSession(asked.call)) {
    expect(kept).not.toHaveProperty('token');
    return;
  }
  // Nobody else has signed in since: its token may take the place of the whole session as ever (S5).
  if (answer === 'good' && asked.call === VERIFY && Object.keys(kept).join() === 'token') return;
  expect(await late.signedIn()).toBe(accounts[asker.asks].userId);
  // A sign-in brings a newer one along, of the same person.
  if (asked.call !== LOGIN) expect(kept).toEqual(before.kept);
};

const endsSession = (call: OwnCall): boolean =>
  call === 'POST /api/changepassword' || call === 'POST /api/changememberpassword';

/** The 401 of an older token speaks of the call, not of the session; a read may be sent once more with the newer one. */
async function expectFailureTold(late: LateAnswer): Promise<void> {
  const { page, asker, answer, asked } = late;
  const status = answer === '401' ? 401 : 422;
  if (answer === 'refused' || speaksFor401.includes(asked.call)) {
    for (const message of asker.row.says({ kind: 'refused', status, words }))
      await expectMessage(page, message);
    return;
  }
  const said = expect
    .poll(async () => (await late.told()).filter((told) => told.in !== 'status').length)
    .toBeGreaterThan(0);
  await (asked.changes ? said : Promise.any([said, asker.row.done(page)]));
  expect(JSON.stringify(await late.told())).not.toContain('Authentication Failed');
}

/** The person has gone to another screen: they are told in a notice, and stay where they are. */
export const theScreenLeft: Holds = async (late, before) => {
  const { page, asker, answer, asked } = late;
  const ends401 = answer === '401' && asked.carriesToken && asker.row.on401 !== 'said';
  // A read may have been given up with its screen, and then there was no 401.
  if (ends401 && (asked.changes || (await late.signedIn()) === null))
    return expectSessionEnded(late);
  if (answer === 'good' && endsSession(asked.call)) {
    // The specification logs out after it: the guard then moves the person, not the answer.
    await expectTold(late, 'Password Change successfully', ['dialog', 'status']);
    await expect(heading(page, 'Login')).toBeVisible();
    expect((await late.sight()).kept).not.toHaveProperty('token');
    return;
  }
  if (asked.changes && asked.call !== VERIFY && !(answer === 'good' && asker.quiet))
    await expectTold(late, asker.firm ?? '');
  expect(await inDialogs(late), 'dialogs').toEqual([]);
  const { url, kept } = await late.sight();
  expect(url, 'the address').toBe(before.url);
  if (asked.call !== LOGIN) expect(kept, 'the storage').toEqual(before.kept);
  expect(await late.signedIn()).toBe(accounts[asker.asks].userId);
};

/** The token that was refused is the one that stands in the storage: the session is over (S3), whatever screen it is. */
async function expectSessionEnded(late: LateAnswer): Promise<void> {
  await expect(late.page).toHaveURL(/\/members\/$/);
  await expect
    .poll(() => inDialogs(late))
    .toEqual([expect.stringContaining('Authentication Failed')]);
  expect((await late.sight()).kept).not.toHaveProperty('token');
}

const expectTold = (
  late: LateAnswer,
  text: string,
  places: readonly Told['in'][] = ['status'],
): Promise<void> =>
  expect
    .poll(
      async () =>
        (await late.told()).filter((told) => places.includes(told.in)).map((told) => told.text),
      { message: `told in ${places.join(' or ')}` },
    )
    .toContainEqual(expect.stringContaining(text));

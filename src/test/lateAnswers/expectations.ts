import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ChangeRow } from '../calls/CallRow';
import { closeMessages, findHeading } from '../calls/moves';
import { firms } from '../calls/smallOffice';
import { expectTyped } from '../expectTyped';
import { matchesMessage, type ShownMessage } from '../shownMessages';
import { people } from '../people';
import { type LateAnswer, type Sight, signedIn, words } from './LateAnswer';

/** What must be true after the late answer; `before` is the screen at that moment. */
export type LateExpectation = (late: LateAnswer, before: Sight) => Promise<void>;

const isFor = ({ asker }: LateAnswer, whom: ChangeRow['answerIsFor']): boolean =>
  asker.change?.answerIsFor === whom;

const textsIn = (late: LateAnswer, ...places: readonly ShownMessage['in'][]): string[] =>
  late
    .messages()
    .filter(matchesMessage(places))
    .map(({ text }) => text);

/** The address, the messages and the session have not changed. */
function expectUntouched(late: LateAnswer, before: Sight): void {
  const { asker } = late;
  const stands = before.path === asker.row.screen && isFor(late, 'whoever is on its screen');
  expect(textsIn(late, 'dialog'), 'dialogs').toHaveLength(stands ? 1 : 0);
  const { path, stored, text } = late.sight();
  expect(path, 'the address').toBe(before.path);
  expect(stored, 'the storage').toEqual(before.stored);
  for (const word of asker.own) expect(text, 'what can be read').not.toContain(word);
}

/** The result of a verification is shown on its own page, whoever is logged in. */
function expectVerification({ answer }: LateAnswer): void {
  const outcome =
    answer === 'good'
      ? 'Email verified successfully!'
      : 'Email verification failed. Please try again or contact support.';
  expect(screen.getByText(outcome)).toBeVisible();
}

const typedBy = ({ asker }: LateAnswer): readonly string[] =>
  asker.row.as === 'visitor' ? [] : Object.values(asker.row.typed ?? {});

/** Logged out, here or in the other tab. */
export const nobody: LateExpectation = async (late, before) => {
  expectUntouched(late, before);
  // A member's own logout leaves user_id and user_name (S2), which the portal never trusts.
  for (const key of ['token', 'role', 'user', 'member_id'])
    expect(before.stored).not.toHaveProperty(key);
  for (const word of [...Object.values(firms), ...typedBy(late)])
    expect(before.text).not.toContain(word);
  expect(late.bearersSince(), 'calls in a name that is gone').toEqual([]);
  if (isFor(late, 'its page') && before.path === '/email-verification') expectVerification(late);
  if (late.asker.row.as !== 'visitor') await findHeading('Login');
};

/** Somebody else is logged in now. */
export const thePersonAfter: LateExpectation = async (late, before) => {
  expectUntouched(late, before);
  for (const word of typedBy(late)) expect(before.text, 'what was typed').not.toContain(word);
  const bearer = `Bearer ${before.stored['token']}`;
  expect(late.bearersSince().filter((each) => each !== bearer)).toEqual([]);
  if (isFor(late, 'its page')) expectVerification(late);
  const { id, name } = people[late.asker.comesAfter];
  expect(before.stored).toMatchObject({ user_id: String(id) });
  expect(await signedIn()).toBe(name);
};

const endsSession = ({ asker, answer }: LateAnswer): boolean =>
  answer === 'good' && asker.change?.endsSession === true;

/** As if nothing had happened: the result is reported, and the newer session stays. */
export const theSamePerson: LateExpectation = async (late, before) => {
  const { asker, answer } = late;
  if (answer === 'good') await asker.row.done();
  else {
    await expectFailureMessage(late);
    expectTyped(asker.row.typed ?? {});
    expect(late.portal.path).toBe(before.path);
  }
  await closeMessages();
  const { stored } = late.sight();
  if (endsSession(late)) {
    expect(stored).not.toHaveProperty('token');
    return;
  }
  // If nobody else has logged in since, the token of a verification may replace the whole session (S5).
  const ofSession = Object.keys(stored).filter((key) => key !== 'last_group');
  if (answer === 'good' && isFor(late, 'its page') && ofSession.join() === 'token') return;
  expect(await signedIn()).toBe(people[asker.asks].name);
  // A login replaces the session of the same person.
  if (!isFor(late, 'a new session')) expect(stored).toEqual(before.stored);
};

/** A 401 for an older token is about the call, not the session; a read may be sent again with the newer token. */
async function expectFailureMessage(late: LateAnswer): Promise<void> {
  const { asker, answer, sent } = late;
  // The words of a 401 are those of the framework, which nobody reads.
  const refusal = answer === '401' ? { status: 401, words: null } : { status: 422, words };
  const messages = late.messages().filter(matchesMessage(['dialog', 'alert']));
  if (answer === 'refused' || asker.row.on401 === 'said') {
    for (const message of asker.row.says({ kind: 'refused', ...refusal }))
      expect(messages.filter(matchesMessage([message.in], ...message.words))).not.toEqual([]);
    return;
  }
  if (!sent.changes && messages.length === 0) await asker.row.done();
  else expect(messages).not.toEqual([]);
  expect(messages.map(({ text }) => text).join()).not.toContain('Authentication Failed');
}

/** The person has gone to another screen: a notice tells them, and they stay there. */
export const theScreenLeft: LateExpectation = async (late, before) => {
  const { asker, answer, sent } = late;
  const { path, stored } = late.sight();
  const ends401 = answer === '401' && sent.carriesToken && asker.row.on401 !== 'said';
  // A read may have been aborted when its screen was left, and then there was no 401.
  if (ends401 && (sent.changes || stored['token'] === undefined)) {
    // The refused token is the stored one, so the session ends on any screen (S3).
    expect(path).toBe('/');
    expect(textsIn(late, 'dialog')).toEqual([expect.stringContaining('Authentication Failed')]);
    expect(stored).not.toHaveProperty('token');
    return;
  }
  if (endsSession(late)) {
    // The specification logs out after this change, so the guard moves the person, not the answer.
    expectText(late, 'Password Change successfully', 'dialog', 'status');
    await findHeading('Login');
    expect(stored).not.toHaveProperty('token');
    return;
  }
  const { change } = asker;
  const isTold = answer !== 'good' || change?.confirmation !== null;
  if (change !== null && !isFor(late, 'its page') && isTold)
    expectText(late, change.firm ?? '', answer === 'good' ? 'status' : 'alert');
  expect(textsIn(late, 'dialog'), 'dialogs').toEqual([]);
  expect(path, 'the address').toBe(before.path);
  if (!isFor(late, 'a new session')) expect(stored, 'the storage').toEqual(before.stored);
  expect(await signedIn()).toBe(people[asker.asks].name);
};

const expectText = (
  late: LateAnswer,
  text: string,
  ...places: readonly ShownMessage['in'][]
): void =>
  expect(textsIn(late, ...places), `message in ${places.join(' or ')}`).toContainEqual(
    expect.stringContaining(text),
  );

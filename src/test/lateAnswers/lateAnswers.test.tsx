import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callTable } from '../calls/callTable';
import { kindOf } from '../calls/CallRow';
import { findHeading } from '../calls/moves';
import { contract } from '../contract';
import { everyPair } from '../everyPair';
import { elsewhere } from '../PausedPortal';
import type { PersonName } from '../people';
import { OtherTab } from '../model/OtherTab';
import { watchMessages } from '../shownMessages';
import {
  type LateExpectation,
  nobody,
  thePersonAfter,
  theSamePerson,
  theScreenLeft,
} from './expectations';
import { answers, calls, LateAnswer, newerSession } from './LateAnswer';
import '../model/warmUp';

watchMessages();

/** What happens between sending and the late answer. */
interface Situation {
  readonly name: string;
  readonly happens: (late: LateAnswer) => Promise<void>;
  readonly check: LateExpectation;
}

const button = (name: string) => screen.queryByRole('button', { name });

/** Uses the Logout on the screen; a screen without one, or with a dialog open, is left first. */
async function signOutHere({ portal }: LateAnswer): Promise<void> {
  const isCovered = screen.queryByRole('dialog') !== null;
  if (isCovered || (button('Account') ?? button('Logout')) === null) {
    await portal.go('/changepassword');
    await findHeading('Change Password');
    await screen.findByRole('button', { name: 'Logout' });
  }
  const account = button('Account');
  if (account !== null) fireEvent.click(account);
  const logout =
    account === null ? button('Logout') : await screen.findByRole('menuitem', { name: 'Logout' });
  await portal.leaveBy(() => void (logout && fireEvent.click(logout)));
  await findHeading('Login');
}

/** The browser notifies this tab of what another one stores. */
async function elsewhereSignedIn({ portal }: LateAnswer, who: PersonName): Promise<void> {
  act(() => new OtherTab().signInWith(newerSession(who)));
  await portal.drawn();
}

const situations: readonly Situation[] = [
  { name: 'signed out here', happens: signOutHere, check: nobody },
  {
    name: 'signed out there',
    happens: async ({ portal }) => {
      act(() => new OtherTab().signOut());
      await portal.drawn();
    },
    check: nobody,
  },
  {
    name: 'another person there',
    happens: (late) => elsewhereSignedIn(late, late.asker.comesAfter),
    check: thePersonAfter,
  },
  {
    name: 'the same person there',
    happens: (late) => elsewhereSignedIn(late, late.asker.asks),
    check: theSamePerson,
  },
  {
    name: 'screen left',
    happens: ({ portal, asker }) => portal.go(elsewhere[asker.row.as]),
    check: theScreenLeft,
  },
];

const cases = calls.flatMap((sent) =>
  situations.flatMap((situation) =>
    answers
      // Reads are only refused with a 401 here; their other failures are in the tests of the faults.
      .filter((answer) => sent.changes || answer !== 'refused')
      .map((answer) => ({ sent, situation, answer })),
  ),
);
/** Each call, each kind in each situation, each kind with each answer, and each answer in each situation. */
const chosen = everyPair(
  cases,
  ({ sent, situation, answer }) => [kindOf(callTable[sent.call], sent.changes), situation, answer],
  ({ sent }) => sent.call,
);

test('the table has every request but the export link, each in every situation', () => {
  expect(calls).toHaveLength(contract.length - 1);
  expect(situations).toHaveLength(5);
});

/** An answer belongs to the session and the screen that sent the call (rule C4). */
test.each(chosen.map((one) => [one.sent.call, one.situation.name, one.answer, one] as const))(
  '%s, %s, %s',
  async (_call, _situation, _answer, { sent, situation, answer }) => {
    const late = new LateAnswer(sent, answer);
    await late.ask();
    await situation.happens(late);
    await late.portal.drawn();
    const before = late.sight();
    expect(sent.changes && late.isGivenUp, 'a change that was sent is given up').toBe(false);
    await late.arrive();
    await situation.check(late, before);
  },
);

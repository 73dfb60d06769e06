import { act, fireEvent, screen } from '@testing-library/react';
import { findHeading } from '../calls/moves';
import { elsewhere } from '../HeldPortal';
import { OtherTab } from '../model/OtherTab';
import { type Holds, nobody, thePersonAfter, theSamePerson, theScreenLeft } from './holds';
import type { LateAnswer } from './LateAnswer';
import { newerSession, type Person } from './people';

/** What happens between the question and the late answer. */
interface Situation {
  readonly name: string;
  readonly happens: (late: LateAnswer) => Promise<void>;
  readonly holds: Holds;
}

const button = (name: string) => screen.queryByRole('button', { name });

/** By the Logout that stands there; a screen without one, or under a dialog of its own, is left for it. */
async function signOutHere({ portal }: LateAnswer): Promise<void> {
  const isCovered = screen.queryByRole('dialog') !== null;
  if (isCovered || (button('Account') ?? button('Logout')) === null) {
    await portal.go('/changepassword');
    await findHeading('Change Password');
  }
  const account = button('Account');
  if (account !== null) fireEvent.click(account);
  const logout =
    account === null ? button('Logout') : await screen.findByRole('menuitem', { name: 'Logout' });
  await portal.leaveBy(() => void (logout && fireEvent.click(logout)));
  await findHeading('Login');
}

/** The browser tells this tab of what the other one writes. */
async function elsewhereSignedIn({ portal }: LateAnswer, who: Person): Promise<void> {
  act(() => new OtherTab().signInWith(newerSession(who)));
  await portal.drawn();
}

export const situations: readonly Situation[] = [
  { name: 'signed out here', happens: signOutHere, holds: nobody },
  {
    name: 'signed out there',
    happens: async ({ portal }) => {
      act(() => new OtherTab().signOut());
      await portal.drawn();
    },
    holds: nobody,
  },
  {
    name: 'another person there',
    happens: (late) => elsewhereSignedIn(late, late.asker.comesAfter),
    holds: thePersonAfter,
  },
  {
    name: 'the same person there',
    happens: (late) => elsewhereSignedIn(late, late.asker.asks),
    holds: theSamePerson,
  },
  {
    name: 'screen left',
    happens: ({ portal, asker }) => portal.go(elsewhere[asker.row.as]),
    holds: theScreenLeft,
  },
];

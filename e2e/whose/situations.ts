import { type Holds, nobody, thePersonAfter, theSamePerson, theScreenLeft } from './holds';
import type { LateAnswer } from './LateAnswer';
import { leaveScreen, signInThere, signOutHere, signOutThere } from './tabs';

/** What happens between the question and the late answer. */
interface Situation {
  readonly name: string;
  readonly happens: (late: LateAnswer) => Promise<void>;
  readonly holds: Holds;
}

export const situations: readonly Situation[] = [
  {
    name: 'signed out here',
    happens: ({ page }) => signOutHere(page),
    holds: nobody,
  },
  {
    name: 'signed out there',
    happens: ({ tabs }) => signOutThere(tabs),
    holds: nobody,
  },
  {
    name: 'another person there',
    happens: ({ tabs, asker }) => signInThere(tabs, asker.comesAfter),
    holds: thePersonAfter,
  },
  {
    name: 'the same person there',
    happens: ({ tabs, asker }) => signInThere(tabs, asker.asks),
    holds: theSamePerson,
  },
  {
    name: 'screen left',
    happens: ({ page, asker }) => leaveScreen(page, asker.row.as),
    holds: theScreenLeft,
  },
];

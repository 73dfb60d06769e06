import fc from 'fast-check';
import { type Person, PEOPLE } from './smallWorld';

/** How a held call ends: as the service answers it, refused, with a 401, or without any answer. */
export type CallEnding = 'good' | 'refused' | 'unauthorized' | 'lost';

/** What the wire does: answers each call at once, holds the changes or all calls until a step answers them, or loses them. */
export type WireState = 'open' | 'slow' | 'held' | 'gone';

/** The screens that each of them works on, the busiest ones more than once; a guard may lead elsewhere. */
export const PLACES = {
  office: [
    '/new-members',
    '/new-members',
    '/members',
    '/members',
    '/new-member-edit/2001',
    '/member-edit/101',
    '/member-view/101',
    '/changepassword',
    '/admin',
    '/register',
  ],
  member: ['/profile_edit', '/profile_edit', '/membership', '/change-member-password', '/members'],
  nobody: ['/login', '/login', '/register', '/forgotpassword', '/members'],
} as const;

/** Where each of them edits a firm. */
export const EDITS = {
  office: ['/new-member-edit/2001', '/member-edit/101'],
  member: ['/profile_edit'],
  nobody: ['/register'],
} as const;

/** One event. A number picks one of what is there at that moment; where nothing is there, nothing happens. */
export type Step =
  | {
      readonly does:
        | 'press'
        | 'act'
        | 'answer dialog'
        | 'edit'
        | 'type'
        | 'sort'
        | 'go'
        | 'change in another tab';
      readonly which: number;
    }
  | { readonly does: 'search'; readonly text: string }
  | { readonly does: 'back' | 'reload' | 'sign out' | 'time limit' }
  | { readonly does: 'sign in'; readonly who: Person }
  | { readonly does: 'sign in in another tab'; readonly who: Person }
  | { readonly does: 'sign out in another tab' | 'expire in another tab' }
  | { readonly does: 'wire'; readonly is: WireState }
  | { readonly does: 'answer'; readonly which: number; readonly how: CallEnding };

const which = fc.nat({ max: 30 });
const steps = <Kind extends Step['does']>(...kinds: readonly Kind[]) => fc.constantFrom(...kinds);

/** What a day brings, and how often. */
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ does: steps('act'), which }) },
  { weight: 4, arbitrary: fc.record({ does: steps('press'), which }) },
  { weight: 6, arbitrary: fc.record({ does: steps('answer dialog'), which }) },
  { weight: 4, arbitrary: fc.record({ does: steps('type'), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: steps('search'), text: fc.constantFrom('', 'New', '2003') }),
  },
  { weight: 1, arbitrary: fc.record({ does: steps('sort'), which }) },
  { weight: 5, arbitrary: fc.record({ does: steps('go'), which }) },
  { weight: 3, arbitrary: fc.record({ does: steps('back', 'reload', 'sign out', 'time limit') }) },
  { weight: 8, arbitrary: fc.record({ does: steps('sign in'), who: fc.constantFrom(...PEOPLE) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: steps('sign in in another tab'),
      who: fc.constantFrom(...PEOPLE),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: steps('sign out in another tab', 'expire in another tab') }),
  },
  { weight: 1, arbitrary: fc.record({ does: steps('change in another tab'), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: steps('wire'),
      is: fc.constantFrom<WireState[]>('open', 'slow', 'slow', 'slow', 'held', 'gone'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      does: steps('answer'),
      which,
      how: fc.constantFrom<CallEnding[]>('good', 'good', 'good', 'refused', 'unauthorized', 'lost'),
    }),
  },
);

/** What is rarely met by chance, and begins much: a form with something typed, a change on its way, a sign-in on its way. */
const anyBeginning: fc.Arbitrary<readonly Step[]> = fc.oneof(
  fc.tuple(
    fc.record({ does: steps('edit'), which }),
    fc.record({ does: steps('type'), which }),
    fc.record({ does: steps('act'), which }),
  ),
  fc.tuple(
    fc.constant<Step>({ does: 'wire', is: 'slow' }),
    fc.record({ does: steps('act'), which }),
    // The second button of a question is the act.
    fc.constant<Step>({ does: 'answer dialog', which: 1 }),
  ),
  fc.tuple(
    fc.constant<Step>({ does: 'sign out' }),
    fc.constant<Step>({ does: 'wire', is: 'slow' }),
    fc.record({ does: steps('sign in'), who: fc.constantFrom(...PEOPLE) }),
  ),
);

export interface Day {
  /** Who is signed in when it begins. */
  readonly who: Person;
  readonly steps: readonly Step[];
}

const events = fc.oneof(
  { weight: 6, arbitrary: anyStep.map((step) => [step]) },
  { weight: 1, arbitrary: anyBeginning },
);

/** As long as it has to be for one thing to meet another. */
export const anyDay: fc.Arbitrary<Day> = fc.record({
  who: fc.constantFrom(...PEOPLE),
  steps: fc
    .array(events, { minLength: 10, maxLength: 30, size: 'max' })
    .map((parts) => parts.flat()),
});

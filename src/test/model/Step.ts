import fc from 'fast-check';
import { type ModelPerson, PEOPLE } from './smallWorld';

/** How a paused call ends: answered by the service, refused, with a 401, or without an answer. */
export type CallResult = 'good' | 'refused' | 'unauthorized' | 'lost';

/** The state of the network: answers at once, holds changes or all calls until a step answers them, or loses them. */
export type WireState = 'open' | 'slow' | 'paused' | 'gone';

/** The screens of each role, the busiest ones more than once. A guard may redirect. */
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

/** The edit forms of each role. */
export const EDITS = {
  office: ['/new-member-edit/2001', '/member-edit/101'],
  member: ['/profile_edit'],
  nobody: ['/register'],
} as const;

/** The kinds of events and their weights. Edit forms are opened only by `anyBeginning`. */
const HOW_OFTEN = {
  press: 16,
  act: 36,
  'answer dialog': 24,
  edit: 0,
  type: 16,
  search: 4,
  sort: 4,
  go: 20,
  back: 3,
  reload: 3,
  'sign out': 3,
  'time limit': 3,
  'sign in': 32,
  'sign in in another tab': 8,
  'sign out in another tab': 2,
  'expire in another tab': 2,
  'change in another tab': 4,
  wire: 12,
  answer: 32,
} as const;
type Deed = keyof typeof HOW_OFTEN;
const DEEDS: readonly Deed[] = Object.keys(HOW_OFTEN).filter(
  (name): name is Deed => name in HOW_OFTEN,
);

/** An event with all its parameters. A number picks one of what the screen offers; if there is none, nothing happens. */
export interface Step {
  readonly does: Deed;
  readonly which: number;
  readonly who: ModelPerson;
  readonly text: string;
  readonly is: WireState;
  readonly how: CallResult;
}

const details = {
  which: fc.nat({ max: 30 }),
  who: fc.constantFrom(...PEOPLE),
  text: fc.constantFrom('', 'New', '2003'),
  is: fc.constantFrom<WireState[]>('open', 'slow', 'slow', 'slow', 'paused', 'gone'),
  how: fc.constantFrom<CallResult[]>('good', 'good', 'good', 'refused', 'unauthorized', 'lost'),
};

const step = (does: Deed, values: Partial<typeof details> = {}): fc.Arbitrary<Step> =>
  fc.record({ does: fc.constant(does), ...details, ...values });

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  ...DEEDS.map((does) => ({ weight: HOW_OFTEN[does], arbitrary: step(does) })),
);

const slowWire = step('wire', { is: fc.constant('slow') });

/** Sequences that chance rarely produces: a form with unsaved changes, a running change, a running login. */
const anyBeginning: fc.Arbitrary<readonly Step[]> = fc.oneof(
  fc.tuple(step('edit'), step('type'), step('act')),
  // The second button of a question is its confirmation.
  fc.tuple(slowWire, step('act'), step('answer dialog', { which: fc.constant(1) })),
  fc.tuple(step('sign out'), slowWire, step('sign in')),
);

export interface Day {
  /** Who is logged in at first. */
  readonly who: ModelPerson;
  readonly steps: readonly Step[];
}

const events = fc.oneof(
  { weight: 6, arbitrary: anyStep.map((one) => [one]) },
  { weight: 1, arbitrary: anyBeginning },
);

/** Long enough for events to interact. */
export const anyDay: fc.Arbitrary<Day> = fc.record({
  who: fc.constantFrom(...PEOPLE),
  steps: fc
    .array(events, { minLength: 10, maxLength: 30, size: 'max' })
    .map((parts) => parts.flat()),
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { callTable, type OwnCall } from '../calls/callTable';
import { findDialog, press, rowOf } from '../calls/moves';
import { firms } from '../calls/smallOffice';
import { enough } from '../everyPair';
import { nameOf } from '../model/onScreen';

/** The ways in which people press again while the first call runs. */
export type WayName =
  | 'a double click'
  | 'Enter and a click'
  | 'after sort, search and page'
  | 'other language and colours'
  | 'Back and Forward'
  | 'two clicks in one tick, left and come back'
  | 'a second form'
  | 'another tab at it';

/** How one change is pressed again; where and how it is pressed at first stands in the call table. */
export interface PressRow {
  /** Those that make sense for it. */
  readonly ways: readonly WayName[];
  /** What sends it, or asks first: it stands on the screen while the call runs. `null`: opening the screen sends it. */
  readonly control: (() => HTMLElement) | null;
  /** What is asked before anything is sent, and the answer that sends. */
  readonly question?: readonly [title: string, act: string];
  /** Looks at what stands there while it runs, where that is not the control with aria-busy. */
  readonly runs?: () => void;
  /** The one-line field in which Enter sends it. */
  readonly field?: string;
  /** Makes it possible to press again on a screen that was left and is new; without it the `open` of the call table. */
  readonly reopen?: () => Promise<void>;
  /** Another screen that makes the same change. */
  readonly second?: string;
  /** What the browser locks for it over all tabs (C2). */
  readonly lock?: string;
  /** What the person is told of a good answer; `null` where the list alone shows it. */
  readonly told: string | null;
  /** Whom the notice names where the screen was left (C4). */
  readonly firm?: string;
  /** The session ends with it, whatever screen stands there. */
  readonly endsSession?: true;
}

/** The calls of product §7 that change something. */
export type ChangeName = Extract<
  OwnCall,
  `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}` | 'GET /api/membership/{id}'
>;

const hardest = 'two clicks in one tick, left and come back';
const left = ['Back and Forward', hardest] as const;

const atOnce = ['a double click', 'Enter and a click'] as const;
const ofForms = [...atOnce, 'other language and colours', ...left] as const;
const ofRows = [...ofForms, 'after sort, search and page'] as const;

const { member, pending, paid } = firms;

/** By its words alone: to work out roles, again and again, takes longer than all else. */
function named(name: string, place: ParentNode = document): HTMLElement {
  const words = new RegExp(`^${name}$`);
  const button = [...place.querySelectorAll('button')].find((one) => words.test(nameOf(one)));
  if (button === undefined) throw new Error(`No button ${name}`);
  return button;
}

const inRow = (firm: string, name: string) => () => named(name, rowOf(firm) ?? undefined);

const ofForm = (name: string) => ({
  ways: ofForms,
  control: () => named(name),
});

/** A form whose button says in words that it is at work. */
const inWords = (name: string, busy: string) => ({
  ways: ofForms,
  control: () => named(`(${name}|${busy})`),
  runs: () => expect(named(busy)).toBeDisabled(),
});

const passwords = (name: string): PressRow => ({
  ...ofForm(name),
  field: 'Confirm New Password',
  told: 'Password Change successfully',
  endsSession: true,
});

const openImport = async () => {
  await press('Import');
  const dialog = await findDialog('Import Members');
  const file = () => within(dialog).queryByLabelText('File (.csv or .xlsx)');
  await waitFor(() => expect(file() ?? named('Importing...')).toBeInTheDocument());
};

const importInto = (lock: ChangeName): PressRow => ({
  ...inWords('Start Import', 'Importing...'),
  ways: [...atOnce, ...left, 'another tab at it'],
  reopen: openImport,
  lock,
  told: 'Import completed.',
});

/** Every change, and how it is pressed again. */
export const pressTable: Readonly<Record<ChangeName, PressRow>> = {
  'POST /api/register': {
    ...ofForm('Submit'),
    field: 'Area',
    told: 'Application Submitted Successfully',
    firm: 'Assi Ghat Brocades',
  },
  'POST /api/login': {
    ...inWords('Login', 'Logging in...'),
    field: 'Email',
    told: 'Login Successful',
  },
  'POST /api/verify-email': {
    ways: ['other language and colours', 'Back and Forward', 'a second form'],
    control: null,
    runs: () => expect(screen.getByText('Verifying your email...')).toBeVisible(),
    // The same link once more, while the first is still being verified.
    second: callTable['POST /api/verify-email'].screen,
    told: 'Email verified successfully!',
  },
  'POST /api/forgotpassword': {
    ...ofForm('Reset Password'),
    field: 'Email',
    told: 'New Password Send your Email.',
  },
  'POST /api/changepassword': passwords('Change Password'),
  'POST /api/changememberpassword': passwords('Submit'),
  'PUT /api/profile_update': {
    ...inWords('Save', 'Saving...'),
    field: 'Area',
    reopen: async () => {
      await screen.findByRole('button', { name: /^(Edit|Save|Saving\.\.\.)$/ });
      if (screen.queryByRole('button', { name: 'Edit' }) !== null) await press('Edit');
    },
    told: 'Success',
    firm: member,
  },
  'PUT /api/member_update': {
    ...ofForm('Update'),
    ways: [...ofForms, 'a second form'],
    field: 'Area',
    second: '/new-member-edit/101',
    told: 'Success',
    firm: member,
  },
  'PATCH /api/members/{id}/status': {
    ways: ofRows,
    control: inRow(member, 'Active'),
    told: null,
    firm: member,
  },
  'DELETE /api/members/{id}': {
    ways: ofRows,
    control: inRow(member, `Delete ${member}`),
    question: [`Delete ${member}`, 'Delete'],
    told: null,
    firm: member,
  },
  'POST /api/members/{id}/send-payment-link': {
    ways: [...ofRows, 'another tab at it'],
    control: inRow(pending, 'Send Now'),
    question: [`Payment link for ${pending}`, 'Send'],
    lock: 'POST /api/members/3006/send-payment-link',
    told: 'Payment link sent',
    firm: pending,
  },
  'GET /api/membership/{id}': {
    ways: [...ofRows, 'another tab at it'],
    control: inRow(paid, 'Generate'),
    lock: 'GET /api/membership/3003',
    told: 'Membership No. generated successfully',
    firm: paid,
  },
  'POST /api/import/members': importInto('POST /api/import/members'),
  'POST /api/import/newmembers': importInto('POST /api/import/newmembers'),
};

export const isChange = (call: string): call is ChangeName => Object.hasOwn(pressTable, call);

interface OncePressed {
  readonly call: ChangeName;
  readonly way: WayName;
}

/** Each change in its hardest way: what a link sends has no button, and is opened once more. */
const isHardest = ({ call, way }: OncePressed): boolean =>
  way === (pressTable[call].control === null ? 'a second form' : hardest);

/** What the browser locks goes another way for a row and for a file. */
const dealtBy = ({ call, way }: OncePressed): string =>
  way === 'another tab at it' && call.startsWith('POST /api/import') ? `${way}, a file` : way;

/** Each change in its hardest way, and each other way dealt out to one of them; all by `EVERY_COMBINATION=1`. */
export function pressedWays(changes: readonly ChangeName[]): readonly OncePressed[] {
  const all = changes.flatMap((call) => pressTable[call].ways.map((way) => ({ call, way })));
  const others = enough(
    all.filter((one) => !isHardest(one)),
    (one) => [dealtBy(one)],
    ({ call }) => [call],
  );
  return all.filter((one) => isHardest(one) || others.includes(one));
}

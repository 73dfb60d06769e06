import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { callTable, type OwnCall } from '../calls/callTable';
import { findDialog, press, rowOf } from '../calls/moves';
import { firms } from '../calls/smallOffice';
import { enough } from '../everyPair';
import { nameOf } from '../model/onScreen';

/** The ways in which people press again while the first call is running. */
export type WayName =
  | 'a double click'
  | 'Enter and a click'
  | 'after sort, search and page'
  | 'other language and colours'
  | 'Back and Forward'
  | 'two clicks in one tick, left and come back'
  | 'a second form'
  | 'another tab at it';

/** How a change is pressed again. The first press is in the call table. */
export interface PressRow {
  /** The ways that make sense for it. */
  readonly ways: readonly WayName[];
  /** The control that sends it or asks first, visible while the call is running; `null` if opening the screen sends it. */
  readonly control: (() => HTMLElement) | null;
  /** The question before it is sent, and the button that sends. */
  readonly question?: readonly [title: string, act: string];
  /** Checks what is shown while it is running, if that is not `aria-busy` on the control. */
  readonly runs?: () => void;
  /** The one-line field in which Enter sends it. */
  readonly field?: string;
  /** Prepares a new instance of the screen for another press; by default `open` of the call table. */
  readonly reopen?: () => Promise<void>;
  /** Another screen that makes the same change. */
  readonly second?: string;
  /** The key of this change and the file, which name its Web Lock (C2). */
  readonly lock?: string;
  /** The message after a good answer; `null` if only the list shows it. */
  readonly confirmation: string | null;
  /** The firm that the notice names if the screen was left (C4). */
  readonly firm?: string;
  /** The session ends with it, on any screen. */
  readonly endsSession?: true;
}

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

/** Searched by text, because computing roles again and again takes longer than everything else. */
function named(name: string, place: ParentNode = document): HTMLElement {
  const words = new RegExp(`^${name}$`);
  const button = [...place.querySelectorAll('button')].find((one) => words.test(nameOf(one)));
  if (button === undefined) throw new Error(`No button ${name}`);
  return button;
}

const inRow = (firm: string, name: string) => () =>
  named(`${name}(: ${firm})?`, rowOf(firm) ?? undefined);

const ofForm = (name: string) => ({
  ways: ofForms,
  control: () => named(name),
});

/** One that keeps the focus while it works is disabled by its role only. */
const isDisabled = (button: HTMLElement) => button.matches(':disabled, [aria-disabled="true"]');

/** A form whose button says in words that it is working. */
const inWords = (name: string, busy: string) => ({
  ways: ofForms,
  control: () => named(`(${name}|${busy})`),
  runs: () => expect(isDisabled(named(busy))).toBe(true),
});

const passwords = (name: string): PressRow => ({
  ...ofForm(name),
  field: 'Confirm New Password',
  confirmation: 'Password Change successfully',
  endsSession: true,
});

const openImport = async () => {
  await press('Import');
  const dialog = await findDialog('Import Members');
  const file = () => within(dialog).queryByLabelText('File (.csv or .xlsx)');
  await waitFor(() => expect(file() ?? named('Importing...')).toBeInTheDocument());
};

const importInto = (endpoint: string): PressRow => ({
  ...inWords('Start Import', 'Importing...'),
  ways: [...atOnce, ...left, 'another tab at it'],
  reopen: openImport,
  lock: endpoint,
  confirmation: 'Import completed.',
});

export const pressTable: Readonly<Record<ChangeName, PressRow>> = {
  'POST /api/register': {
    ...ofForm('Submit'),
    field: 'Area',
    confirmation: 'Application Submitted Successfully',
    firm: 'Assi Ghat Brocades',
  },
  'POST /api/login': {
    ...inWords('Login', 'Logging in...'),
    field: 'Email',
    confirmation: 'Login Successful',
  },
  'POST /api/verify-email': {
    ways: ['other language and colours', 'Back and Forward', 'a second form'],
    control: null,
    runs: () => expect(screen.getByText('Verifying your email...')).toBeVisible(),
    // The same link again while the first one is still being verified.
    second: callTable['POST /api/verify-email'].screen,
    confirmation: 'Email verified successfully!',
  },
  'POST /api/forgotpassword': {
    ...ofForm('Reset Password'),
    field: 'Email',
    confirmation: 'New Password Send your Email.',
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
    confirmation: 'Success',
    firm: member,
  },
  'PUT /api/member_update': {
    ...ofForm('Update'),
    ways: [...ofForms, 'a second form'],
    field: 'Area',
    second: '/new-member-edit/101',
    confirmation: 'Success',
    firm: member,
  },
  'PATCH /api/members/{id}/status': {
    ways: ofRows,
    control: inRow(member, 'Active'),
    confirmation: null,
    firm: member,
  },
  'DELETE /api/members/{id}': {
    ways: ofRows,
    control: inRow(member, `Delete ${member}`),
    question: [`Delete ${member}`, 'Delete'],
    confirmation: null,
    firm: member,
  },
  'POST /api/members/{id}/send-payment-link': {
    ways: [...ofRows, 'another tab at it'],
    control: inRow(pending, 'Send Now'),
    question: [`Payment link for ${pending}`, 'Send'],
    lock: 'sendPaymentLink 3006',
    confirmation: 'Payment link sent',
    firm: pending,
  },
  'GET /api/membership/{id}': {
    ways: [...ofRows, 'another tab at it'],
    control: inRow(paid, 'Generate'),
    lock: 'generateMembership 3003',
    confirmation: 'Membership No. generated successfully',
    firm: paid,
  },
  'POST /api/import/members': importInto('importMembers'),
  'POST /api/import/newmembers': importInto('importNewMembers'),
};

export const isChange = (call: string): call is ChangeName => Object.hasOwn(pressTable, call);

interface OncePressed {
  readonly call: ChangeName;
  readonly way: WayName;
}

/** The hardest way of a change. A call without a button is sent by opening its link again. */
const isHardest = ({ call, way }: OncePressed): boolean =>
  way === (pressTable[call].control === null ? 'a second form' : hardest);

/** Each row and each list has its own lock. */
const dealtBy = ({ call, way }: OncePressed): string =>
  way === 'another tab at it' && call.startsWith('POST /api/import') ? `${way}, a file` : way;

/** Each change in its hardest way, and each other way with one of them; all with `EVERY_COMBINATION=1`. */
export function pressedWays(changes: readonly ChangeName[]): readonly OncePressed[] {
  const all = changes.flatMap((call) => pressTable[call].ways.map((way) => ({ call, way })));
  const others = enough(
    all.filter((one) => !isHardest(one)),
    (one) => [dealtBy(one)],
    ({ call }) => [call],
  );
  return all.filter((one) => isHardest(one) || others.includes(one));
}

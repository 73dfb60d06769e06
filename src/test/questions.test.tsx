import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { castSessions } from '../../mocks/db/cast';
import { memberLink, paths } from '../config/paths';
import { isUnloadBlocked } from './isUnloadBlocked';
import { press } from './calls/moves';
import { everyCombination } from './everyPair';
import { theDialog } from './import/importDialog';
import { aFile } from './import/importFiles';
import { OtherTab } from './model/OtherTab';
import { smallWorld } from './model/smallWorld';
import { showPortal } from './showPortal';
import { typeInto } from './typeInto';
import { sentChanges } from './wire';

/** A question of the office that is left open, and the button that confirms it. */
type QuestionCase = readonly [
  name: string,
  path: string,
  ask: () => Promise<void>,
  title: RegExp,
  act: string,
];

const TYPED = 'Typed and not saved';
const LEAVING = /^Leave without saving\?$/;
const EDIT = memberLink(paths.memberEdit, 101);

const pressFirst = async (name: RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button !== undefined) fireEvent.click(button);
};

async function type(): Promise<void> {
  await screen.findByLabelText('Area');
  typeInto('Area', TYPED);
  await waitFor(() => expect(isUnloadBlocked()).toBe(true));
}

const questions: readonly QuestionCase[] = [
  ['the Delete question', paths.members, () => pressFirst(/^Delete /), /^Delete /, 'Delete'],
  [
    'the question of Send Now',
    paths.newMembers,
    () => pressFirst(/^Send Now: /),
    /^Payment link for /,
    'Send',
  ],
  [
    'the question before leaving',
    EDIT,
    async () => {
      await type();
      fireEvent.click(screen.getByRole('link', { name: 'Admin' }));
    },
    LEAVING,
    'Leave',
  ],
  [
    'the question of Logout over unsaved work',
    EDIT,
    async () => {
      await type();
      await press('Account');
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    },
    LEAVING,
    'Leave',
  ],
  [
    'the question of the import',
    paths.members,
    async () => {
      await press('Import');
      const { user, cell, choose, read } = await theDialog();
      await choose(aFile('name,mobile,address,area\n,9415012345,B 1,Assi\n'));
      await read();
      await user.click(cell('Firm Name', 2));
      await user.keyboard(`${TYPED}{Enter}`);
      await screen.findByText(/Corrected: 1/);
      await press('Close');
    },
    /^Discard your corrections\?$/,
    'Discard',
  ],
];

/** What else ends the session of a question, one per question; both with `EVERY_COMBINATION=1`. */
const cases = questions.map((question, turn) => {
  const rest = turn % 2 === 0 ? 'signed out' : 'signed in';
  return [...question, everyCombination ? 'both' : rest] as const;
});

test.each(cases)(
  '%s closes when its session ends, and does nothing',
  async (_, path, ask, title, yes, rest) => {
    const world = { ...smallWorld, sessions: [...smallWorld.sessions, ...castSessions] };
    const { router } = showPortal(path, 'admin', { world });
    const other = new OtherTab();
    const openDialog = async () => {
      await ask();
      return screen.findByRole('dialog', { name: title });
    };
    const here = () => router.state.location.pathname;
    const expectScreenAlone = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(here()).toBe(`/members${path}`);
      await screen.findByRole('heading', { level: 1 });
      expect(document.body).not.toHaveTextContent(TYPED);
      expect(sentChanges()).toEqual([]);
    };

    // Answered in the moment when somebody else has logged in, before the page is drawn again.
    const question = await openDialog();
    const button = within(question).getByRole('button', { name: yes });
    act(() => {
      other.signIn('secondAdmin');
      button.click();
    });
    await expectScreenAlone();
    expect(localStorage.getItem('user_name')).toBe('Farid Ansari');

    // Somebody else logs in in another tab: they stay where they are.
    if (rest !== 'signed out') {
      await openDialog();
      act(() => other.signIn('admin'));
      await expectScreenAlone();
    }
    if (rest === 'signed in') return;

    // After a logout in another tab the question belongs to nobody.
    await openDialog();
    act(() => other.signOut());
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => other.signIn('secondAdmin'));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Signed in as Farid Ansari:'),
    );
    await act(() => router.navigate(path));
    await expectScreenAlone();
    expect(screen.queryByText(/You have unsaved changes/)).not.toBeInTheDocument();
  },
);

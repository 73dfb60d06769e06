import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { userEvent } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import hindiTexts from '../../i18n/hi.json';
import demoTexts from '../../i18n/hi.demo.json';
import { setHindi, setLanguage } from '../../i18n/translation';
import { texts } from '../../test/texts';
import { guardPresses } from '../pressGuard';
import { type Dialogs, useDialogs } from './DialogsContext';
import { DialogsProvider, ScreenDialogs } from './DialogsProvider';

const hindi = { ...hindiTexts, ...demoTexts };

const shown = () => screen.queryByRole('dialog');
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

interface ViewState {
  readonly owner: number;
  readonly screen: boolean;
}

/** The dialogs of one screen, as its own code has them while the screen and the session change. */
function showScreen() {
  const current: { dialogs: Dialogs | null; owner: number } = {
    dialogs: null,
    owner: 1,
  };
  const Taker = () => {
    const dialogs = useDialogs();
    // The screen's own code runs on after the screen is gone.
    useEffect(() => {
      current.dialogs = dialogs;
    }, [dialogs]);
    return null;
  };
  const view = ({ owner, screen: state }: ViewState) => (
    <DialogsProvider owner={owner} ownerNow={() => current.owner}>
      {state && (
        <ScreenDialogs>
          <Taker />
          <button type="button">Opener</button>
        </ScreenDialogs>
      )}
    </DialogsProvider>
  );
  const { rerender } = render(view({ owner: 1, screen: true }));
  const go = (state: ViewState) => {
    current.owner = state.owner;
    rerender(view(state));
  };
  if (current.dialogs === null) throw new Error('The screen took no dialogs');
  const opener = screen.getByRole('button', { name: 'Opener' });
  opener.focus();
  return { dialogs: current.dialogs, go, opener };
}

const question = () => ({
  title: 'Delete Zari House',
  text: 'Are you sure?',
  confirmText: 'Delete',
});
const saved = () => ({ kind: 'success' as const, title: 'Saved', subject: { name: 'Zari House' } });

test('a question has its action beside Cancel, resolves to the answer, and returns the focus; Escape means no', async () => {
  const { dialogs, opener } = showScreen();
  const user = userEvent.setup();
  const no = dialogs.confirm(question);
  await dialog('Delete Zari House');
  await user.keyboard('{Escape}');
  expect(await no).toBe(false);
  await waitFor(() => expect(opener).toHaveFocus());
  const yes = dialogs.confirm(question);
  const shownQuestion = await dialog('Delete Zari House');
  expect(shownQuestion.getByText('Are you sure?')).toBeInTheDocument();
  expect(shown()).toHaveAccessibleDescription('Are you sure?');
  expect(texts(shownQuestion.getAllByRole('button'))).toEqual(['Cancel', 'Delete']);
  await user.click(shownQuestion.getByRole('button', { name: 'Delete' }));
  expect(await yes).toBe(true);
  await waitFor(() => expect(opener).toHaveFocus());
});

test('a message has one button, and resolves when it is closed', async () => {
  const { dialogs, opener } = showScreen();
  let isRead = false;
  const notice = dialogs.showMessage(saved).then(() => (isRead = true));
  const message = await dialog('Saved');
  expect(texts(message.getAllByRole('button'))).toEqual(['OK']);
  await waitFor(() => expect(message.getByRole('button', { name: 'OK' })).toHaveFocus());
  expect(isRead).toBe(false);
  await userEvent.keyboard('{Enter}');
  await notice;
  await waitFor(() => expect(opener).toHaveFocus());
});

test('a notice is shown for its two seconds and takes no focus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { dialogs, opener } = showScreen();
    dialogs.notify(() => ({ title: 'Welcome' }), 2000);
    expect(await screen.findByText('Welcome')).toBeInTheDocument();
    expect(opener).toHaveFocus();
    await vi.advanceTimersByTimeAsync(1500);
    expect(screen.getByText('Welcome')).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(500);
    await waitFor(() => expect(screen.queryByText('Welcome')).not.toBeInTheDocument());
  } finally {
    vi.useRealTimers();
  }
});

const press = (x: number, y: number) =>
  fireEvent(document.body, new MouseEvent('pointerdown', { clientX: x, clientY: y }));

describe('a notice is at the lower edge', () => {
  const rows: readonly (readonly [string, (opener: HTMLElement) => unknown, boolean])[] = [
    ['not if nothing is at the upper one', (opener) => opener.blur(), false],
    ['if the upper one has the focused button', () => undefined, true],
    [
      'if a finger has just pressed at the upper one',
      (opener) => {
        opener.blur();
        press(100, 40);
      },
      true,
    ],
    [
      'not if the finger pressed elsewhere',
      (opener) => {
        opener.blur();
        press(100, 400);
      },
      false,
    ],
    [
      'not if a key was pressed since',
      (opener) => {
        opener.blur();
        press(100, 40);
        fireEvent.keyDown(document.body, { key: 'Tab' });
      },
      false,
    ],
  ];
  test.each(rows)('%s', async (_, prepare, isBelow) => {
    const stopGuard = guardPresses(document);
    // jsdom has no layout: the notice and the button are at the upper edge.
    const layout = vi
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 0, 360, 80));
    try {
      const { dialogs, opener } = showScreen();
      prepare(opener);
      dialogs.notify(saved);
      const notice = await screen.findByRole('status');
      expect(notice.closest('[data-below]') !== null).toBe(isBelow);
    } finally {
      stopGuard();
      layout.mockRestore();
    }
  });
});

test('a question and a notice close with their session, the question with the answer no', async () => {
  const { dialogs, go } = showScreen();
  dialogs.notify(saved);
  const answer = dialogs.confirm(question);
  await screen.findByRole('dialog');
  await screen.findByRole('status', { hidden: true });
  go({ owner: 2, screen: true });
  expect(await answer).toBe(false);
  expect(shown()).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
});

test('one at a time and in order; when the screen goes, a question closes and an unread message stays', async () => {
  const { dialogs, go } = showScreen();
  const answer = dialogs.confirm(question);
  void dialogs.showMessage(saved);
  await screen.findByRole('dialog', { name: 'Delete Zari House' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  go({ owner: 1, screen: false });
  expect(await answer).toBe(false);
  expect(await screen.findByRole('status')).toHaveTextContent('Zari House');
});

test('after leaving the screen no question is question, and a notice names the firm until it is closed', async () => {
  const { dialogs, go } = showScreen();
  go({ owner: 1, screen: false });
  expect(await dialogs.confirm(question)).toBe(false);
  expect(await dialogs.showMessage(saved)).toBe(false);
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('SavedZari House');
  // Its button is not spoken with it, and it stands in no other live region.
  expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
  expect(notice.closest('[aria-live]')).toBeNull();
  expect(shown()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a question and a notice follow a switch of the language; an error does not look like a success', async () => {
  setHindi(hindi);
  const { dialogs } = showScreen();
  void dialogs.confirm((t) => ({ title: t('Reset demo data'), confirmText: t('Reset') }));
  dialogs.notify((t) => ({ title: t('Copied') }));
  dialogs.notify((t) => ({ kind: 'error', title: t('Import failed') }));
  await dialog('Reset demo data');
  try {
    act(() => setLanguage('hi'));
    const asked = within(screen.getByRole('dialog', { name: hindi['Reset demo data'] }));
    expect(asked.getByRole('button', { name: hindi.Reset })).toBeVisible();
    expect(screen.getByText(hindi.Copied)).toBeInTheDocument();
    expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent(hindi['Import failed']);
    expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(1);
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  } finally {
    act(() => setLanguage('en'));
  }
  expect(await screen.findByText('Copied')).toBeInTheDocument();
});

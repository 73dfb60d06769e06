import { render, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { userEvent } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import { type Dialogs, useDialogs } from './DialogsContext';
import { DialogsProvider } from './DialogsProvider';
import { PlaceDialogs } from './PlaceDialogs';

function Opener() {
  const { ask, tell, announce } = useDialogs();
  const [answer, setAnswer] = useState('none');
  const question = { title: 'Delete Zari House', text: 'Are you sure?', act: 'Delete' };
  return (
    <>
      <button
        type="button"
        onClick={() => void ask(question).then((yes) => setAnswer(String(yes)))}
      >
        Ask
      </button>
      <button
        type="button"
        onClick={() => void tell({ title: 'Saved', detail: 'Good.' }).then(() => setAnswer('told'))}
      >
        Tell
      </button>
      <button type="button" onClick={() => announce({ title: 'Welcome' }, 2000)}>
        Announce
      </button>
      <p>{`Answer: ${answer}`}</p>
    </>
  );
}

async function open(name: string) {
  const user = userEvent.setup();
  render(
    <DialogsProvider>
      <Opener />
    </DialogsProvider>,
  );
  const opener = screen.getByRole('button', { name });
  await user.click(opener);
  return { user, opener };
}

const shown = () => screen.queryByRole('dialog');
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a question has the act beside Cancel, and answers which was chosen', async () => {
  const { user, opener } = await open('Ask');
  const question = await dialog('Delete Zari House');
  expect(question.getByText('Are you sure?')).toBeInTheDocument();
  expect(question.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Cancel',
    'Delete',
  ]);
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Answer: true')).toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

test('Escape is no, and the focus goes back', async () => {
  const { user, opener } = await open('Ask');
  await dialog('Delete Zari House');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Answer: false')).toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

test('a message has one button, and goes on when it is closed', async () => {
  const { user, opener } = await open('Tell');
  const message = await dialog('Saved');
  expect(message.getAllByRole('button').map((button) => button.textContent)).toEqual(['OK']);
  await waitFor(() => expect(message.getByRole('button', { name: 'OK' })).toHaveFocus());
  expect(screen.getByText('Answer: none')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Answer: told')).toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

test('an announcement stands for its two seconds and takes no focus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { opener } = await open('Announce');
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

describe('what belongs to a screen and to a session', () => {
  interface Standing {
    readonly turn: number;
    readonly screen: boolean;
  }

  /** The dialogs of one screen, as its own code holds them while the screen and the session come and go. */
  function showScreen() {
    const held: { dialogs: Dialogs | null; turn: number } = { dialogs: null, turn: 1 };
    const Taker = () => {
      const dialogs = useDialogs();
      // The screen's own code goes on after the screen is gone.
      useEffect(() => {
        held.dialogs = dialogs;
      }, [dialogs]);
      return null;
    };
    const view = ({ turn, screen: standing }: Standing) => (
      <DialogsProvider turn={turn} turnNow={() => held.turn}>
        {standing && (
          <PlaceDialogs>
            <Taker />
          </PlaceDialogs>
        )}
      </DialogsProvider>
    );
    const { rerender } = render(view({ turn: 1, screen: true }));
    const go = (standing: Standing) => {
      held.turn = standing.turn;
      rerender(view(standing));
    };
    if (held.dialogs === null) throw new Error('The screen took no dialogs');
    return { dialogs: held.dialogs, go };
  }

  const question = { title: 'Delete Zari House', act: 'Delete' };
  const saved = { title: 'Saved', about: { name: 'Zari House' } };

  test.each<[string, Standing]>([
    ['its screen', { turn: 1, screen: false }],
    ['its session', { turn: 2, screen: true }],
  ])('a question goes with %s, as if it had been answered no', async (_, standing) => {
    const { dialogs, go } = showScreen();
    const answer = dialogs.ask(question);
    await screen.findByRole('dialog');
    go(standing);
    expect(await answer).toBe(false);
    expect(shown()).not.toBeInTheDocument();
  });

  test('a message for who has left is a notice that names the firm, and stays until it is closed', async () => {
    const { dialogs, go } = showScreen();
    go({ turn: 1, screen: false });
    expect(await dialogs.tell(saved)).toBe(false);
    expect(await screen.findByRole('status')).toHaveTextContent('SavedZari House');
    expect(shown()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('a notice goes with the session', async () => {
    const { dialogs, go } = showScreen();
    dialogs.announce(saved);
    await screen.findByRole('status');
    go({ turn: 2, screen: true });
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  });

  test('who has left is asked nothing', async () => {
    const { dialogs, go } = showScreen();
    go({ turn: 1, screen: false });
    expect(await dialogs.ask(question)).toBe(false);
    expect(shown()).not.toBeInTheDocument();
  });

  test('one at a time, in the order they came; a message that nobody has read stays when the screen goes', async () => {
    const { dialogs, go } = showScreen();
    const answer = dialogs.ask(question);
    void dialogs.tell(saved);
    await screen.findByRole('dialog', { name: 'Delete Zari House' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    go({ turn: 1, screen: false });
    expect(await answer).toBe(false);
    expect(await screen.findByRole('status')).toHaveTextContent('Zari House');
  });
});

import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { useDialogs } from './DialogsContext';
import { DialogsProvider } from './DialogsProvider';

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
      <p>Answer: {answer}</p>
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

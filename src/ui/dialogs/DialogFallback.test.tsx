import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { afterAll, expect, test, vi } from 'vitest';

// As after a deploy, or with the network gone: the script of the dialogs cannot be fetched.
vi.doMock('./DialogHost', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
const { useDialogs } = await import('./DialogsContext');
const { DialogsProvider } = await import('./DialogsProvider');
afterAll(() => {
  vi.doUnmock('./DialogHost');
});

function Opener() {
  const { ask, tell } = useDialogs();
  const [answer, setAnswer] = useState('none');
  const run = async () => {
    await tell({ title: 'Network Error', text: 'Please check your internet connection.' });
    const yes = await ask({ title: 'Delete', text: 'Are you sure?', act: 'Delete' });
    setAnswer(String(yes));
  };
  return (
    <>
      <button type="button" onClick={() => void run()}>
        Start
      </button>
      <p>Answer: {answer}</p>
    </>
  );
}

test('where the script of the dialogs is missing, the same texts and answers stand in the page', async () => {
  // React reports the missing script to the console: expected here.
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const user = userEvent.setup();
  render(
    <DialogsProvider>
      <Opener />
    </DialogsProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Network Error Please check your internet connection.',
  );
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Are you sure?');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Answer: true')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(consoleError).toHaveBeenCalled();
});

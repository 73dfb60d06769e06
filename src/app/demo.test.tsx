import { render, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { ConfigContext } from '../config/ConfigContext';
import { DemoContext, type DemoNotice } from '../config/demo';
import { testConfig } from '../test/Portal';
import { DialogsProvider } from '../ui/dialogs/DialogsProvider';
import { createStore } from './store';
import { DemoBanner } from './demo';

const account = { email: '', password: '' };

function show(...notices: readonly DemoNotice[]) {
  const reset = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
  const accounts = { admin: account, member: account };
  render(
    <Provider store={createStore(testConfig, null)}>
      <ConfigContext value={testConfig}>
        <DemoContext value={{ accounts, send: fetch, reset, notices }}>
          <DialogsProvider>
            <DemoBanner />
          </DialogsProvider>
        </DemoContext>
      </ConfigContext>
    </Provider>,
  );
  return reset;
}

// When the service sends a notice: mocks/sharedService.test.ts.
test.each([
  [
    'reseeded',
    'The saved demo data could not be used, so the demo started again from the beginning.',
  ],
  [
    'in-memory',
    'This browser cannot save the demo data. If you reload the page, the demo starts again.',
  ],
  ['no-worker', 'The demo runs inside this page, so it does not work offline.'],
] as const)('explains %s', (notice, text) => {
  show(notice);
  expect(screen.getByRole('note')).toHaveTextContent(text);
});

test('asks before the data is reset', async () => {
  const user = userEvent.setup();
  const reset = show();
  expect(screen.getByRole('note')).toHaveTextContent('Demo data: stays in this browser');
  await user.click(screen.getByRole('button', { name: 'Reset demo data' }));
  expect(await screen.findByRole('dialog', { name: 'Reset demo data' })).toBeVisible();
  expect(reset).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(reset).toHaveBeenCalledOnce();
});

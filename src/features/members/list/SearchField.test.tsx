import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { SearchField } from './SearchField';

function List() {
  const [typed, setTyped] = useState('silk');
  const [asked, setAsked] = useState(false);
  return (
    <>
      <SearchField value={typed} onChange={setTyped} />
      <button type="button">Elsewhere</button>
      <textarea aria-label="Note" />
      <div role="menu" tabIndex={-1}>
        Menu
      </div>
      <button type="button" onClick={() => setAsked(true)}>
        Ask
      </button>
      {asked && (
        <Dialog title="Sure?" actions={<button type="button">OK</button>} onCancel={() => {}}>
          <p>It cannot be undone.</p>
        </Dialog>
      )}
      {/* A browser extension's. */}
      <div role="dialog" aria-modal="true" hidden />
    </>
  );
}

const search = () => screen.getByRole('searchbox', { name: 'Search' });

test('"/" focuses the search and selects its text', async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.keyboard('/');
  expect(search()).toHaveFocus();
  expect(search()).toHaveValue('silk');
  await user.keyboard('zari/1');
  expect(search()).toHaveValue('zari/1');
});

test.each([
  ['in another field', 'Note', '/'],
  ['with Ctrl', 'Elsewhere', '{Control>}/{/Control}'],
  ['with Alt', 'Elsewhere', '{Alt>}/{/Alt}'],
  ['in a menu', 'Menu', '/'],
  ['with a dialog open', 'Ask', '/'],
])('"/" %s does nothing', async (_, name, keys) => {
  const user = userEvent.setup();
  render(<List />);
  await user.click(screen.queryByLabelText(name) ?? screen.getByText(name));
  await user.keyboard(keys);
  expect(search()).not.toHaveFocus();
});

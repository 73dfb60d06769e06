import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from '../../../ui/focus';
import { SelectionBar } from './SelectionBar';

const FIRMS = [1, 2, 3].map((id) => ({ id, name: `Firm ${id}` }));
const SHOWN = FIRMS.length;
let stop = () => {};

beforeEach(() => {
  stop = keepFocus(document);
});
afterEach(() => stop());

/** The line above a list, with the bar in the place of the filters; in a sheet it also stays if no firm is chosen. */
function Bar({ chosenAtFirst = 0, stays = true }) {
  const [chosen, setChosen] = useState(chosenAtFirst);
  return (
    <div role={stays ? 'dialog' : 'search'}>
      {!stays && <input aria-label="Search" />}
      {(stays || chosen > 0) && (
        <SelectionBar
          chosen={chosen}
          view={FIRMS}
          onChooseAll={() => setChosen(SHOWN)}
          onClear={() => setChosen(0)}
        >
          <button type="button">Send</button>
        </SelectionBar>
      )}
    </div>
  );
}

const all = () => screen.getByRole('button', { name: 'Choose all 3' });
const none = () => screen.getByRole('button', { name: 'Clear' });

test('"Choose all" moves the focus to the first action', async () => {
  render(<Bar />);
  await userEvent.click(all());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus());
});

test('a double click on "Choose all" does not clear the selection, nor the other way round', async () => {
  render(<Bar />);
  await userEvent.dblClick(all());
  expect(screen.getByText('3 of 3 chosen')).toBeVisible();
  await userEvent.dblClick(none());
  expect(screen.getByText('0 of 3 chosen')).toBeVisible();
});

test.each([1, SHOWN])('"Clear" of %i moves the focus back to the search', async (chosenAtFirst) => {
  render(<Bar chosenAtFirst={chosenAtFirst} stays={false} />);
  none().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus());
});

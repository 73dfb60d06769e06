import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { SelectionBar } from './SelectionBar';

const SHOWN = 3;

function Bar({ chosenAtFirst = 0 }: { readonly chosenAtFirst?: number }) {
  const [chosen, setChosen] = useState(chosenAtFirst);
  return (
    <SelectionBar
      chosen={chosen}
      shown={SHOWN}
      onChooseAll={() => setChosen(SHOWN)}
      onClear={() => setChosen(0)}
    >
      <button type="button">Send</button>
    </SelectionBar>
  );
}

const all = () => screen.getByRole('button', { name: 'Choose all 3' });
const none = () => screen.getByRole('button', { name: 'Clear' });

test('"Choose all" moves the focus to the first action', async () => {
  render(<Bar />);
  await userEvent.click(all());
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});

test('a double click on "Choose all" does not clear the selection, nor the other way round', async () => {
  render(<Bar />);
  await userEvent.dblClick(all());
  expect(screen.getByText('3 of 3 chosen')).toBeVisible();
  await userEvent.dblClick(none());
  expect(screen.getByText('0 of 3 chosen')).toBeVisible();
});

test.each([1, SHOWN])('"Clear" of %i moves the focus back to the search', async (chosenAtFirst) => {
  render(
    <div role="search">
      <input aria-label="Search" />
      <Bar chosenAtFirst={chosenAtFirst} />
    </div>,
  );
  none().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('0 of 3 chosen')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

import { render, screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { paths } from '../../config/paths';
import { personKey } from '../../session/personKey';
import { NotesStore, NotesStoreContext } from '../../session/localNotes/NotesStore';
import { openPortal, testConfig } from '../../test/Portal';
import { press } from '../../test/calls/moves';
import { testStorage } from '../../test/testNotes';
import { showPortal } from '../../test/showPortal';
import { changeWorld } from '../../test/wire';
import { service } from '../../test/world';
import { App } from '../App';

const ADMIN = personKey(testConfig.apiBaseUrl, 7001);
const COLLEAGUE = personKey(testConfig.apiBaseUrl, 70);

const sent = (id: number) => ({ linkSent: new Map([[id, { at: Date.now(), certain: true }]]) });

/** Somebody who has sent a link from here opens the menu, and presses this in the question. */
async function answerQuestion(answer: string, records = testStorage()) {
  const user = userEvent.setup();
  const notes = new NotesStore(records);
  await notes.note(ADMIN, sent(3005));
  await notes.note(COLLEAGUE, sent(3006));
  changeWorld(service());
  render(
    <NotesStoreContext value={notes}>
      <App {...openPortal({ path: paths.admin, as: 'admin' })} />
    </NotesStoreContext>,
  );
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Forget this/ }));
  const question = await screen.findByRole('dialog', { name: "Forget this computer's notes" });
  expect(question).toHaveTextContent('to which firms a payment link was sent from here');
  await user.click(within(question).getByRole('button', { name: answer }));
  /** The firms that got a link, as this tab and one that is opened now know them. */
  return async (person: string) => {
    const opened = new NotesStore(records);
    await opened.note(person);
    return [notes, opened].map((tab) => [...tab.notesOf(person).linkSent.keys()]);
  };
}

test('the office’s own site is a link in the account menu, where config.json names one', async () => {
  const user = userEvent.setup();
  changeWorld(service());
  const config = { ...testConfig, adminBaseUrl: 'https://office.example/admin' };
  render(<App {...openPortal({ path: paths.admin, as: 'admin', config })} />);
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  const office = await screen.findByRole('link', { name: 'Office site' });
  expect(office).toHaveAttribute('href', 'https://office.example/admin');
  expect(office).toHaveAttribute('target', '_blank');
});

test('its sidebar starts closed, opens from the top bar, and closes in itself', async () => {
  showPortal(paths.admin, 'admin');
  await press('Open menu');
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  const entries = menu
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(entries).toEqual([
    ['Dashboard', '/members/admin'],
    ['New Registration', '/members/new-members'],
    ['Registered Members', '/members/members'],
  ]);
  await press('Close menu', screen.getByRole('complementary'));
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/members/admin');
  expect(screen.getByRole('link', { name: 'Scroll to top' })).toBeVisible();
});

describe("Forget this computer's notes", () => {
  test('says what goes, and takes away the own notes only', async () => {
    const remembered = await answerQuestion('Forget');
    expect(await screen.findByText("This computer's notes are forgotten.")).toBeVisible();
    expect(await remembered(ADMIN)).toEqual([[], []]);
    expect(await remembered(COLLEAGUE)).toEqual([[3006], [3006]]);
  });

  test('takes nothing where the person thinks again', async () => {
    const remembered = await answerQuestion('Cancel');
    expect(await remembered(ADMIN)).toEqual([[3005], [3005]]);
  });

  test('never says that it is done where the browser refuses', async () => {
    const refusing = { ...testStorage(), removeAll: async () => Promise.reject(new Error()) };
    await answerQuestion('Forget', refusing);
    const told = await screen.findByRole('dialog', { name: 'The notes could not be removed' });
    expect(told).toHaveTextContent('Clear the data of this site');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { JsonBodyType } from 'msw';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { answers } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { chooseAll } from '../../test/listTools';
import { rowOf } from '../../test/rowOf';
import { showPortal } from '../../test/showPortal';
import { badge, waitForStatus } from '../../test/statusUndo';
import { pauseAnswer } from '../../test/wire';
import type { User } from '../../test/User';

/* The list between the answer to a change and the refetched list (decision 0030). */

const FIRM = 'Bunkar Silk';
const member = (id: number, name: string, status = 0) => ({
  id,
  name,
  status,
  mobile: `94152011${id}`,
});
const MEMBERS = [
  member(11, 'Asharfi Zari'),
  member(12, FIRM),
  member(13, 'Chowk Brocade', 1),
  member(14, 'Durga Textiles'),
];
const SAID = MEMBERS.map((one) => (one.name === FIRM ? { ...one, status: 1 } : one));

/** A service that accepts every change, but stores none: each test sets its lists. */
const serviceOf = (members: JsonBodyType) => [
  ...answers('get', '/api/members', members),
  ...answers('patch', '/api/members/:id/status', {}),
  ...answers('get', '/api/member_edit/:id', { name: FIRM }),
  ...answers('delete', '/api/members/:id', {}),
];

async function openMembers(): Promise<User> {
  showPortal(paths.members, 'admin', { troubles: serviceOf(MEMBERS) });
  await rowOf(FIRM);
  return userEvent.setup();
}

const firms = () =>
  screen
    .getAllByRole('button', { name: /^Delete / })
    .map((button) => button.getAttribute('aria-label')?.replace('Delete ', ''));
const filter = (name: string) =>
  screen.getByRole('radio', { name: new RegExp(`^${name} ?(\\d|…)`) });
const count = (name: string) => /\d+$/.exec(filter(name).closest('label')?.textContent ?? '')?.[0];
/** Read once the rows are painted. */
const counts = () => [count('Active'), count('Inactive'), count('All')];
const showing = () =>
  screen.getAllByRole('status').find(({ textContent }) => textContent.startsWith('Showing'))
    ?.textContent;

const deleteFirm = async (user: User, firm: string) => {
  await user.click(screen.getByRole('button', { name: `Delete ${firm}` }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
};

test('a toggled firm stays under its old filter, still selected, until another filter is chosen', async () => {
  const user = await openMembers();
  await user.click(filter('Active'));
  expect(firms()).toEqual(['Asharfi Zari', FIRM, 'Durga Textiles']);
  const box = screen.getByRole('checkbox', { name: `Choose ${FIRM}` });
  await user.click(box);
  const answer = pauseAnswer('/api/members', SAID);
  await user.click(await badge('Active', FIRM));
  await badge('Inactive', FIRM);
  expect(firms()).toEqual(['Asharfi Zari', FIRM, 'Durga Textiles']);
  expect(box).toBeChecked();
  expect(screen.getByText('1 of 3 chosen')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(counts()).toEqual(['2', '2', '4']));
  answer();
  await waitForStatus('Inactive', FIRM);
  expect(firms()).toEqual(['Asharfi Zari', FIRM, 'Durga Textiles']);
  // Also when another firm is deleted.
  pauseAnswer('/api/members', []);
  await deleteFirm(user, 'Asharfi Zari');
  await waitFor(() => expect(firms()).toEqual([FIRM, 'Durga Textiles']));
  await user.click(filter('Inactive'));
  expect(firms()).toEqual([FIRM, 'Chowk Brocade']);
  await user.click(filter('Active'));
  expect(firms()).toEqual(['Durga Textiles']);
});

test('a toggled firm keeps its place in a list sorted by status; a refetched list has the last word', async () => {
  const user = await openMembers();
  await user.click(screen.getByRole('button', { name: 'Manage Status' }));
  const before = ['Asharfi Zari', FIRM, 'Durga Textiles', 'Chowk Brocade'];
  expect(firms()).toEqual(before);
  let answer = pauseAnswer('/api/members', SAID);
  await user.click(await badge('Active', FIRM));
  await badge('Inactive', FIRM);
  expect(firms()).toEqual(before);
  answer();
  await waitForStatus('Inactive', FIRM);
  expect(firms()).toEqual(before);
  await user.click(screen.getByRole('button', { name: 'Manage Status' }));
  expect(firms()).toEqual(['Chowk Brocade', FIRM, 'Durga Textiles', 'Asharfi Zari']);

  answer = pauseAnswer('/api/members', SAID);
  await user.click(await badge('Inactive', FIRM));
  await badge('Active', FIRM);
  answer();
  await waitForStatus('Inactive', FIRM);
  await waitFor(() => expect(count('Active')).toBe('2'));
});

describe('a deleted firm disappears with the answer', () => {
  test('out of the counts, of what is chosen, and of what the search found', async () => {
    const user = await openMembers();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ar');
    await waitFor(() => expect(firms()).toEqual(['Asharfi Zari', FIRM]));
    await chooseAll();
    pauseAnswer('/api/members', []);
    await deleteFirm(user, FIRM);
    await waitFor(() => expect(firms()).toEqual(['Asharfi Zari']));
    expect(screen.getByText('1 of 1 chosen')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(counts()).toEqual(['1', '0', '1']));
    await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
    await waitFor(() => expect(showing()).toBe('Showing 1 to 3 of 3 entries'));
    await waitFor(() => expect(counts()).toEqual(['2', '1', '3']));
  });

  test('the last one of a page: the page before is shown', async () => {
    const user = userEvent.setup();
    const many = Array.from({ length: 11 }, (_, at) => member(20 + at, `Firm Number${at}`));
    showPortal(paths.members, 'admin', { troubles: serviceOf(many) });
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    pauseAnswer('/api/members', []);
    await deleteFirm(user, 'Firm Number10');
    await waitFor(() => expect(showing()).toBe('Showing 1 to 10 of 10 entries'));
  });
});

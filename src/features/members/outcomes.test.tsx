import { screen, waitFor, within } from '@testing-library/react';
import type { JsonBodyType } from 'msw';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { answers } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { rowOf } from '../../test/rowOf';
import { showPortal } from '../../test/showPortal';
import { badge, settled } from '../../test/statusUndo';
import { holdBack } from '../../test/wire';

/* What a list shows between the answer of a change and the answer of the list that is read behind it (decision 0030). */

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

type User = ReturnType<typeof userEvent.setup>;

/** A service that says yes to every change, and keeps none: what it lists then each test says. */
const serviceOf = (members: JsonBodyType, applications: JsonBodyType = []) => [
  ...answers('get', '/api/members', members),
  ...answers('get', '/api/newmembers', applications),
  ...answers('patch', '/api/members/:id/status', {}),
  ...answers('delete', '/api/members/:id', {}),
  ...answers('get', '/api/membership/:id', {}),
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
const showing = () =>
  screen.getAllByRole('status').find(({ textContent }) => textContent.startsWith('Showing'))
    ?.textContent;

describe('a toggled firm stays in its place', () => {
  test('under the filter that it no longer belongs to, until another one is asked for', async () => {
    const user = await openMembers();
    await user.click(filter('Active'));
    expect(firms()).toEqual(['Asharfi Zari', FIRM, 'Durga Textiles']);
    const answer = holdBack('/api/members', SAID);
    await user.click(await badge('Active', FIRM));
    await badge('Inactive', FIRM);
    expect(firms()).toEqual(['Asharfi Zari', FIRM, 'Durga Textiles']);
    expect([count('Active'), count('Inactive'), count('All')]).toEqual(['2', '2', '4']);
    answer();
    await settled('Inactive', FIRM);
    expect(firms()).toEqual(['Asharfi Zari', FIRM, 'Durga Textiles']);
    await user.click(filter('Inactive'));
    expect(firms()).toEqual([FIRM, 'Chowk Brocade']);
    await user.click(filter('Active'));
    expect(firms()).toEqual(['Asharfi Zari', 'Durga Textiles']);
  });

  test('under that filter also when another firm is deleted', async () => {
    const user = await openMembers();
    await user.click(filter('Active'));
    holdBack('/api/members', SAID)();
    await user.click(await badge('Active', FIRM));
    await settled('Inactive', FIRM);
    holdBack('/api/members', []);
    await deleteFirm(user, 'Asharfi Zari');
    await waitFor(() => expect(firms()).toEqual([FIRM, 'Durga Textiles']));
  });

  test('where the list is sorted by it, until it is sorted anew', async () => {
    const user = await openMembers();
    await user.click(screen.getByRole('button', { name: 'Manage Status' }));
    const before = ['Asharfi Zari', FIRM, 'Durga Textiles', 'Chowk Brocade'];
    expect(firms()).toEqual(before);
    const answer = holdBack('/api/members', SAID);
    await user.click(await badge('Active', FIRM));
    await badge('Inactive', FIRM);
    expect(firms()).toEqual(before);
    answer();
    await settled('Inactive', FIRM);
    expect(firms()).toEqual(before);
    await user.click(screen.getByRole('button', { name: 'Manage Status' }));
    expect(firms()).toEqual(['Chowk Brocade', FIRM, 'Durga Textiles', 'Asharfi Zari']);
  });

  test('and is chosen as before', async () => {
    const user = await openMembers();
    const box = screen.getByRole('checkbox', { name: `Choose ${FIRM}` });
    await user.click(box);
    holdBack('/api/members', SAID);
    await user.click(await badge('Active', FIRM));
    await badge('Inactive', FIRM);
    expect(box).toBeChecked();
    expect(screen.getByText('1 of 4 chosen')).toBeInTheDocument();
  });

  test('and a list that does not say so has the last word', async () => {
    const user = await openMembers();
    const answer = holdBack('/api/members', MEMBERS);
    await user.click(await badge('Active', FIRM));
    await badge('Inactive', FIRM);
    answer();
    await settled('Active', FIRM);
    expect(count('Active')).toBe('3');
  });
});

const deleteFirm = async (user: User, firm: string) => {
  await user.click(screen.getByRole('button', { name: `Delete ${firm}` }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
};

describe('a deleted firm goes with the answer', () => {
  test('and the counts with it', async () => {
    const user = await openMembers();
    holdBack('/api/members', []);
    await deleteFirm(user, FIRM);
    await waitFor(() =>
      expect(firms()).toEqual(['Asharfi Zari', 'Chowk Brocade', 'Durga Textiles']),
    );
    expect(showing()).toBe('Showing 1 to 3 of 3 entries');
    expect([count('Active'), count('Inactive'), count('All')]).toEqual(['2', '1', '3']);
  });

  test('out of what is chosen, and of what the search found', async () => {
    const user = await openMembers();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ar');
    await waitFor(() => expect(firms()).toEqual(['Asharfi Zari', FIRM]));
    await user.click(screen.getByRole('button', { name: /^Choose all/ }));
    holdBack('/api/members', []);
    await deleteFirm(user, FIRM);
    await waitFor(() => expect(firms()).toEqual(['Asharfi Zari']));
    expect(screen.getByText('1 of 1 chosen')).toBeInTheDocument();
  });

  test('the last one of a page: the page before is shown', async () => {
    const user = userEvent.setup();
    const many = Array.from({ length: 11 }, (_, at) => member(20 + at, `Firm Number${at}`));
    showPortal(paths.members, 'admin', { troubles: serviceOf(many) });
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    holdBack('/api/members', []);
    await deleteFirm(user, 'Firm Number10');
    await waitFor(() => expect(showing()).toBe('Showing 1 to 10 of 10 entries'));
  });
});

test('a firm that was given its number is processed at the answer', async () => {
  const user = userEvent.setup();
  const asked = { id: 3003, name: FIRM, mobile: '9415203003', payment_status: 'paid' };
  showPortal(paths.newMembers, 'admin', { troubles: serviceOf([], [asked]) });
  const row = await rowOf(FIRM);
  holdBack('/api/newmembers', []);
  await user.click(row.getByRole('button', { name: 'Generate' }));
  await screen.findByRole('dialog', { name: 'Membership No. generated successfully' });
  expect((await rowOf(FIRM)).getByText('Processed')).toBeInTheDocument();
  expect((await rowOf(FIRM)).getByText('Not Available')).toBeInTheDocument();
});

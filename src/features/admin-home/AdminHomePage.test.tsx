import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findRareFilter } from '../../test/listTools';
import { changeWorld, forgetCalls, sentCalls, timesSent } from '../../test/wire';
import * as stories from './AdminHomePage.stories';

const Home = composeStories(stories);

afterEach(() => {
  vi.useRealTimers();
});

/** The tasks shown: text, action, and the targets of both links. */
const shownLines = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('?filter=') === true)
    .flatMap((link, place, links) => {
      const action = links[place + 1];
      if (place % 2 === 1 || action === undefined) return [];
      expect(action).toHaveAccessibleDescription(link.textContent);
      expect(action.getAttribute('href')).toBe(link.getAttribute('href'));
      const href = link.getAttribute('href')?.replace('/members', '');
      return `${link.textContent} → ${href}: ${action.textContent}`;
    });

/** Waits until every firm is checked. */
const everythingRead = () =>
  waitFor(() => expect(screen.queryByText(/^(Loading|Checking)/)).not.toBeInTheDocument());

const todo = () => screen.findByRole('heading', { level: 2, name: 'To do' });

const cards = () =>
  ['Registered Members', 'New Registration', 'Profile'].map((name) =>
    within(screen.getByRole('main')).getByRole('link', { name: new RegExp(`^${name}`) }),
  );

/** The counts of a list's filters, including the rare ones. */
const filters = () => [
  ...screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent),
  ...screen.getAllByRole('menuitemradio').map((entry) => entry.textContent),
];

const reads = () => ['/api/members', '/api/newmembers'].map((path) => timesSent(`GET ${path}`));

/** Follows a link of the screen or of the sidebar. */
async function open(user: ReturnType<typeof userEvent.setup>, name: RegExp, heading: string) {
  const menu = screen.queryByRole('button', { name: 'Main menu' });
  if (screen.queryByRole('link', { name }) === null && menu !== null) await user.click(menu);
  await user.click(await screen.findByRole('link', { name }));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
}

describe('what there is to do', () => {
  test('is a line for each kind, which leads to these firms in their list, as many as their filter holds', async () => {
    const user = userEvent.setup();
    await Home.EveryKindOfWork.run();
    await todo();
    await everythingRead();
    expect(shownLines()).toEqual([
      '10 firms paid, waiting for a membership number → /new-members?filter=paid: Generate numbers',
      '40 firms with payment pending → /new-members?filter=pending: Send links',
      // One firm got its link, and one perhaps did.
      '38 firms with no payment link sent from this computer → /new-members?filter=noLink: Send links',
      '1 firm with an unknown status → /new-members?filter=other: Review',
      '4 firms with a possible duplicate (applications) → /new-members?filter=duplicates: Review',
      '3 firms with a possible duplicate (members) → /members?filter=duplicates: Review',
      '13 firms with missing details (applications) → /new-members?filter=attention: Review',
      '75 firms with missing details (members) → /members?filter=attention: Review',
    ]);
    // The firm that has waited longest, as this computer knows.
    const longest = screen.getByRole('link', { name: /first seen/ });
    expect(longest).toHaveTextContent(
      'माँ अन्नपूर्णा वस्त्रालय: first seen 31 days ago on this computer',
    );
    expect(longest).toHaveAttribute('href', '/members/new-member-view/3005');

    await open(user, /paid, waiting for a membership number$/, 'New Registration');
    await findRareFilter('Possible duplicates 4');
    expect(filters()).toEqual(
      expect.arrayContaining([
        'paid 10',
        'pending 40',
        'Not sent from this computer 38',
        'Under Review 1',
      ]),
    );
    expect(filters()).toContain('Needs attention 13');
    await open(user, /^Registered Members/, 'Members');
    await findRareFilter('Possible duplicates 3');
    expect(filters()).toContain('Needs attention 75');
  });

  test.each([
    [/^Generate numbers$/, '10 firms paid, waiting for a membership number', '10 of 10 chosen'],
    [/^Send links$/, '40 firms with payment pending', '40 of 40 chosen'],
    [/^Send links$/, '38 firms with no payment link sent from this computer', '38 of 38 chosen'],
    [/^Review$/, '1 firm with an unknown status', null],
  ])('is begun by %s of "%s", with these firms chosen: %s', async (name, description, chosen) => {
    const user = userEvent.setup();
    await Home.EveryKindOfWork.run();
    await todo();
    await everythingRead();
    await user.click(screen.getByRole('link', { name, description }));
    expect(await screen.findByRole('heading', { name: 'New Registration' })).toBeVisible();
    await screen.findByText(/^Showing 1 to/);
    const bar = screen.queryByRole('group', { name: 'Chosen firms' });
    expect(bar && within(bar).getByText(/ chosen$/).textContent).toBe(chosen);
  });

  test('is empty if nothing waits or there are no firms, and then has no bar', async () => {
    await Home.NothingWaits.run();
    expect(await screen.findByText('Nothing to do right now.')).toBeVisible();
    expect(shownLines()).toEqual([]);
    await Home.Empty.run();
    expect(await screen.findByText('Nothing to do right now.')).toBeVisible();
    for (const name of [/^Registered Members ?0$/, /^New Registration ?0$/])
      expect(screen.getByRole('link', { name })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Applications' })).not.toBeInTheDocument();
  });
});

describe('the lists are read after the counts', () => {
  test('which are shown before the lists arrive', async () => {
    await Home.LoadingLists.run();
    expect(await todo()).toBeVisible();
    expect(cards()).toHaveLength(3);
    expect(screen.getByText('Loading the lists…')).toBeVisible();
    expect(screen.queryByText('Nothing to do right now.')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('and are not requested before the counts; each once', async () => {
    await Home.Loading.run();
    await waitFor(() => expect(sentCalls()).toEqual(['GET /api/getall']));
    await screen.findByRole('status');
    cleanup();
    forgetCalls();
    await Home.Loaded.run();
    await todo();
    await everythingRead();
    expect(sentCalls()[0]).toBe('GET /api/getall');
    expect(sentCalls().slice(1).toSorted()).toEqual(['GET /api/members', 'GET /api/newmembers']);
  });
});

describe('a list that failed', () => {
  test('is reported in a plain line, has no numbers, and can be fetched again', async () => {
    const user = userEvent.setup();
    await Home.ListFailed.run();
    expect(await screen.findByText('The applications could not be loaded.')).toBeVisible();
    await everythingRead();
    expect(screen.queryByText('Nothing to do right now.')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // A single list cannot show which firms are duplicates.
    expect(shownLines()).toEqual([
      '72 firms with missing details (members) → /members?filter=attention: Review',
    ]);
    changeWorld(Home.Loaded.parameters);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /firms with payment pending/ })).toBeVisible();
    expect(screen.queryByText('The applications could not be loaded.')).not.toBeInTheDocument();
    expect(timesSent('GET /api/members')).toBe(1);
  });

  test('leaves the cards unchanged; if everything failed, only the counts show an alert', async () => {
    await Home.EverythingFailed.run();
    // The lists fail one after the other.
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The counts could not be loaded.');
    expect(cards()).toHaveLength(3);
    expect(shownLines()).toEqual([]);
    expect(screen.queryByText(/^\d+$/)).not.toBeInTheDocument();
  });

  test('in part is reported, since its numbers are too small', async () => {
    await Home.ListInPart.run();
    expect(await screen.findByText(/^Some applications could not be loaded/)).toBeVisible();
    await everythingRead();
    expect(screen.queryByText('Nothing to do right now.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

/** Opens the dashboard, and after this time a list from it. */
async function fromDashboard(name: RegExp, heading: string, later = 0) {
  const user = userEvent.setup();
  await Home.Loaded.run();
  await todo();
  await everythingRead();
  expect(reads()).toEqual([1, 1]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + later });
  await open(user, name, heading);
  expect(await screen.findByText(/^Showing 1 to 10/)).toBeVisible();
  return user;
}

describe('a list opened from the dashboard', () => {
  test('uses the dashboard’s data; opened again, it and the dashboard are refetched', async () => {
    const user = await fromDashboard(/^Registered Members/, 'Members');
    expect(reads()).toEqual([1, 1]);
    await open(user, /^New Registration/, 'New Registration');
    await waitFor(() => expect(reads()).toEqual([1, 2]));
    await open(user, /^Registered Members/, 'Members');
    await waitFor(() => expect(reads()).toEqual([2, 2]));
    await open(user, /^Dashboard/, 'Dashboard');
    await waitFor(() => expect(reads()).toEqual([3, 3]));
  });

  test('is refetched after a minute, and so is the other list', async () => {
    await fromDashboard(/firms with payment pending/, 'New Registration', 60_000);
    await waitFor(() => expect(reads()).toEqual([2, 2]));
  });
});

test('an open dashboard sends no request on its own, but says how old it is; it is read again when somebody looks at it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 20, 12, 5) });
  await Home.EveryKindOfWork.run();
  await todo();
  await everythingRead();
  const before = sentCalls().length;
  expect(screen.queryByText(/^as of/)).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(screen.getByText('as of 12:05')).toBeVisible();
  expect(sentCalls()).toHaveLength(before);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByText(/^as of/)).not.toBeInTheDocument());
  await waitFor(() => expect(reads()).toEqual([2, 2]));
  expect(timesSent('GET /api/getall')).toBe(2);
  const longest = screen.getByRole('link', { name: /first seen/ });
  const days = Number(/\d+(?= days)/.exec(longest.textContent)?.[0]);
  vi.setSystemTime(Date.now() + 10 * 60 * 60 * 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(longest).toHaveTextContent(`${days + 1} days`);
  vi.useRealTimers();
});

test('shows the old count as Registered Members, the new one as New Registration, Profile, and a picture with its numbers in words', async () => {
  await Home.Loaded.run();
  const members = await screen.findByRole('link', { name: /^Registered Members ?380$/ });
  expect(members).toHaveAttribute('href', '/members/members');
  expect(screen.getByRole('link', { name: /^New Registration ?32$/ })).toHaveAttribute(
    'href',
    '/members/new-members',
  );
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'href',
    '/members/dashboard',
  );
  expect(screen.queryByText(/412/)).not.toBeInTheDocument();
  // An association of its own needs no warning.
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  expect(document.title).toBe('Dashboard · BVUS');

  expect(await screen.findByText(/34 pending/)).toBeVisible();
  expect(screen.getByText(/^34 pending/).closest('p')).toHaveTextContent(
    '34 pending · 10 paid · 1 done · 1 other',
  );
  const table = screen.getByRole('table', { name: 'Applications by payment status' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['pending34 firms', 'paid10 firms', 'done1 firm', 'other1 firm']);
});

test('a sample association in config.json is reported, with its remaining values', async () => {
  await Home.SampleAssociation.run();
  const told = await screen.findByRole('note');
  expect(told).toHaveTextContent('The portal still shows the sample association.');
  expect(told).toHaveTextContent('VNS/1234/2001, 0542 000 0000, office@bvus.example');
  expect(told).toHaveTextContent('Ask the person who set up the portal');
});

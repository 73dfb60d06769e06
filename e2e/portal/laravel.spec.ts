import { expect } from '@playwright/test';
import { startBackend } from '../backend/server';
import { configFor, portalTest as test } from '../fixtures';
import { button } from '../screens';
import { json } from './laravel/answers';
import { beSignedIn } from './people';
import { timesSent } from './wire';

/** Answers of a real Laravel (faults) over real HTTP; what the screens make of each is in src/test/laravelAnswers.test.tsx. */

const firmsOf = (...ids: number[]) =>
  ids.map((id) => ({ id, name: `Firm ${id}`, mobile: '9415012345', status: 0 }));

test('a list in pages is read to its end, in both shapes; pages that lead elsewhere are not followed', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  await expect(page.getByText(/^Showing 1 to /)).toBeVisible();
  // The other list, which is read beside it for those who stand in both.
  await expect.poll(() => timesSent(backend, 'GET /api/newmembers')).toBe(1);
  const before = backend.log.length;
  const next = `${backend.url}/api/members?page=2`;
  for (const [from, first, second] of [
    [
      1,
      { current_page: 1, data: firmsOf(1, 2, 3), next_page_url: next, total: 5 },
      { current_page: 2, data: firmsOf(4, 5), next_page_url: null, total: 5 },
    ],
    [
      21,
      { data: firmsOf(21, 22, 23), links: { next }, meta: { total: 5 } },
      { data: firmsOf(24, 25), links: { next: null }, meta: { total: 5 } },
    ],
  ] as const) {
    backend.fail('GET /api/members', json(200, second), 1);
    // Of several the newest counts, and goes first.
    backend.fail('GET /api/members', json(200, first), 1);
    await button(page, 'Reload').click();
    await expect(page.getByRole('row').nth(1)).toContainText(`Firm ${from}`);
    await expect(page.getByRole('row').nth(5)).toContainText(`Firm ${from + 4}`);
    await expect(page.getByText('Showing 1 to 5 of 5 entries')).toBeVisible();
  }
  expect(backend.log.slice(before).map(({ path }) => path)).toEqual(
    ['', '?page=2', '', '?page=2'].map((query) => `/api/members${query}`),
  );
  for (const [total, wrong] of [
    [27, 'https://elsewhere.example/api/members?page=2'],
    [28, `${backend.url}/api/membership/313`],
    [29, `${backend.url}/api/members`],
  ] as const) {
    const body = { data: firmsOf(1, 2, 3), next_page_url: wrong, total };
    const lift = backend.fail('GET /api/members', json(200, body));
    await button(page, 'Reload').click();
    await expect(page.getByText(`3 of ${total} members`)).toBeVisible();
    await expect(page.getByText('Showing 1 to 3 of 3 entries')).toBeVisible();
    lift();
  }
  expect(timesSent(backend, 'GET /api/membership/{id}')).toBe(0);
  await button(page, 'Retry').click();
  await expect(page.getByText('3 of 29 members')).toHaveCount(0);
});

test('a service that does not let this site in may be the reason, and is named as one', async ({
  page,
  site,
  backend,
  tolerate,
}) => {
  const closed = await startBackend({ allowedOrigin: 'https://elsewhere.example' });
  tolerate(new RegExp(`${closed.url}|ERR_FAILED`));
  await beSignedIn(page, { backend, site }, 'admin');
  site.config = configFor(closed);
  await page.goto('members');
  await expect(page.getByRole('alert')).toContainText('or the service does not let this site in.');
  await closed.close();
});

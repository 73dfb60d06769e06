import { expect, type Page } from '@playwright/test';
import { goElsewhere, goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { holdFiles } from '../heldFiles';
import { heading } from '../screens';
import { inAnotherTab } from './anotherTab';
import { beSignedIn } from './people';
import { timesSent } from './wire';

const LIST = 'GET /api/newmembers';
const READS_ANSWERS = /\/signedIn-[^/]*\.js$/;

/** What may happen between the list that was asked for at once and the script that reads it, and how often it is asked for in all. */
const meanwhile: readonly [string, (page: Page) => Promise<void>, number][] = [
  ['nothing happens', () => Promise.resolve(), 1],
  [
    'another tab changes something',
    (page) => inAnotherTab(page, () => localStorage.setItem('change', '1')),
    2,
  ],
  [
    'the person goes elsewhere and comes back',
    async (page) => {
      await goElsewhere(page);
      await goWithin(page, '/new-members');
    },
    2,
  ],
];

for (const [what, happen, times] of meanwhile)
  test(`the list of the address is asked for before its scripts have come; ${what}: ${times} in all`, async ({
    page,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, 'admin');
    const release = await holdFiles(page, READS_ANSWERS);
    await page.goto('new-members');
    await expect.poll(() => timesSent(backend, LIST)).toBe(1);
    await happen(page);
    release();
    await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
    expect(timesSent(backend, LIST)).toBe(times);
  });

test('whom the guard turns away asks for no list', async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'member');
  await page.goto('new-members');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expect(timesSent(backend, LIST)).toBe(0);
});

import { expect, type Locator, type Page } from '@playwright/test';
import type { Fault } from '../backend/faults';
import type { Backend } from '../backend/server';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { drawn } from '../heldCall';
import { answerDialog, button, followMenu, heading, rowOf } from '../screens';
import { heldNotes, sendTo } from './memoryOffice';
import { beSignedIn } from './people';
import { firmOf, SEND } from './queueOffice';
import { sent, timesSent } from './wire';

const COUNTS = 'GET /api/getall';
const MEMBERS = 'GET /api/members';
const APPLIED = 'GET /api/newmembers';

const json = (answer: unknown, status = 200): Fault => ({ kind: 'json', status, json: answer });

/** The lines of what there is to do, and their words. */
const lines = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

const card = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });

const READING = 'Reading the lists...';

test.beforeEach(async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
  firmOf(backend, 311).email = null;
});

test('the cards stand there first, while both lists are silent; each list brings its lines', async ({
  page,
  backend,
}) => {
  const counts = backend.fail(COUNTS, { kind: 'hang' });
  const members = backend.fail(MEMBERS, { kind: 'hang' });
  const applied = backend.fail(APPLIED, { kind: 'hang' });
  await page.goto('admin');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect.poll(() => sent(backend)).toEqual([COUNTS]);
  counts();
  await expect(card(page, 'Registered Members')).toContainText('4');
  await expect(card(page, 'New Registration')).toContainText('2');
  await expect(page.getByText(READING)).toBeVisible();
  await expect(lines(page)).toHaveCount(0);
  const place = await card(page, 'Profile').boundingBox();
  applied();
  await expect(lines(page)).toHaveText([
    '1 firm paid, to be given a number',
    '1 firm still to pay',
    '1 firm with no link from this computer yet',
  ]);
  await expect(page.getByText(READING)).toBeVisible();
  members();
  await expect(lines(page)).toHaveCount(4);
  await expect(lines(page).last()).toHaveText('1 firm among the members with details missing');
  await expect(page.getByText(READING)).toHaveCount(0);
  expect(await card(page, 'Profile').boundingBox()).toEqual(place);
  expect([...sent(backend)].toSorted()).toEqual([COUNTS, MEMBERS, APPLIED]);
});

const firm = (id: number | null, payment_status: string, rest: object = {}) => ({
  id,
  name: `Firm ${id}`,
  mobile: `9415000${id}`,
  email: `firm${id}@silk.example`,
  payment_status,
  status: 0,
  ...rest,
});

const applications = [
  firm(101, 'pending'),
  firm(102, 'pending', { mobile: '9415000101' }),
  firm(103, 'pending', { email: '' }),
  firm(104, 'paid', { email: 'FIRM201@silk.example' }),
  firm(105, 'paid'),
  firm(106, 'done', { mobile: '0542' }),
  firm(107, 'Under Review'),
];
const twoOthers = [...applications, firm(108, 'Refund ordered'), firm(109, 'under review ')];

const members = [firm(201, ''), firm(202, '', { mobile: '' }), firm(null, '', { name: '' })];

const shownLines = [
  ['2 firms paid, to be given a number', 'paid 2'],
  ['3 firms still to pay', 'pending 3'],
  ['2 firms with no link from this computer yet', 'No link from here 2'],
  ['3 firms among the applications that may be in the lists twice', 'Possible duplicates 3'],
  ['1 firm among the members that may be in the lists twice', 'Possible duplicates 1'],
  ['2 firms among the applications with details missing', 'Needs attention 2'],
  ['2 firms among the members with details missing', 'Needs attention 2'],
] as const;

for (const [name, json_, others] of [
  [
    'one unknown status',
    applications,
    ['1 firm with a status that the portal does not know', 'Under Review 1'],
  ],
  [
    'two unknown statuses',
    twoOthers,
    ['3 firms with a status that the portal does not know', 'Other statuses 3'],
  ],
] as const)
  test(`each line leads to its filter, which shows as many: ${name}`, async ({ page, backend }) => {
    backend.fail(APPLIED, json(json_));
    backend.fail(MEMBERS, json(members));
    backend.fail(SEND, json({ success: true }));
    await page.goto('new-members');
    await sendTo(page, 'Firm 101');
    await expect.poll(() => heldNotes(page)).toContain('"linkSent":[101,');
    await page.goto('admin');
    const [paid, pending, noLink, ...rest] = shownLines;
    const all = [paid, pending, noLink, others, ...rest];
    await expect(lines(page)).toHaveText(all.map(([line]) => line));
    for (const [line, chip] of all) {
      await lines(page).getByRole('link', { name: line }).click();
      await expect(page.getByRole('radio', { name: chip, exact: true })).toBeChecked();
      const count = Number(/\d+$/.exec(chip)?.[0]);
      await expect(page.getByText(`Showing 1 to ${count} of ${count} entries`)).toBeVisible();
      await expect(page.locator('tbody tr')).toHaveCount(count);
      await page.goBack();
      await expect(lines(page)).toHaveCount(all.length);
    }
  });

test('a list that failed says so and has no line; Read again mends it, and the cards stand', async ({
  page,
  backend,
  tolerate,
}) => {
  tolerate(/status of 500/);
  const lift = backend.fail(APPLIED, json({}, 500));
  await page.goto('admin');
  await expect(page.getByText('The new registrations could not be loaded.')).toBeVisible();
  // What is known of the other list is told; what would take both is not.
  await expect(lines(page)).toHaveText(['1 firm among the members with details missing']);
  await expect(page.getByText('Nothing waits.')).toHaveCount(0);
  await expect(card(page, 'New Registration')).toContainText('2');
  const reads = timesSent(backend, APPLIED);
  await button(page, 'Read again').click();
  await expect.poll(() => timesSent(backend, APPLIED)).toBeGreaterThan(reads);
  await expect(page.getByText('The new registrations could not be loaded.')).toBeVisible();
  // The second try (rule W10) is over too.
  await expect(button(page, 'Read again')).toHaveAttribute('aria-busy', 'false');
  lift();
  await button(page, 'Read again').click();
  await expect(lines(page)).toHaveCount(4);
  await expect(page.getByText('The new registrations could not be loaded.')).toHaveCount(0);
  expect(timesSent(backend, MEMBERS)).toBe(1);
});

test('where everything is done nothing waits; after a number was given the line is gone', async ({
  page,
  backend,
}) => {
  backend.store.firms = backend.store.firms.filter(({ id }) => id === 310 || id === 313);
  await page.goto('admin');
  await lines(page).getByRole('link', { name: '1 firm paid, to be given a number' }).click();
  await rowOf(page, 'Ganga Brocade Works').getByRole('button', { name: 'Generate' }).click();
  await answerDialog(page, 'Membership No. generated successfully', 'OK');
  await followMenu(page, 'Dashboard');
  await expect(page.getByText('Nothing waits.')).toBeVisible();
  await expect(lines(page)).toHaveCount(0);
  await expect(card(page, 'Registered Members')).toContainText('2');
});

const MINUTE_LATER = 61_000;
type Step = keyof typeof listNames | 'admin' | 'dashboard' | 'a minute';

const listNames = { 'new-members': 'New Registration', members: 'Members' } as const;

/** Where one goes from the dashboard, and how often each list was read by then: the dashboard's own read is the first. */
const journeys: readonly (readonly [
  steps: readonly Step[],
  reads: { readonly applied: number; readonly members: number },
])[] = [
  [['new-members'], { applied: 1, members: 1 }],
  [['members'], { applied: 1, members: 1 }],
  [['a minute', 'new-members'], { applied: 2, members: 2 }],
  [['a minute', 'members'], { applied: 2, members: 2 }],
  // By the profile: the next screen was that one.
  [['dashboard', 'new-members'], { applied: 2, members: 1 }],
  // The second list is opened from a list, and the first one again.
  [['new-members', 'members'], { applied: 1, members: 2 }],
  [['new-members', 'members', 'new-members'], { applied: 2, members: 2 }],
  [['new-members', 'dashboard', 'new-members'], { applied: 2, members: 1 }],
  // The dashboard is opened anew as well, and reads both for the next one.
  [['new-members', 'admin', 'new-members'], { applied: 2, members: 2 }],
];

for (const [steps, { applied, members: ofMembers }] of journeys)
  test(`what the dashboard read is taken over for a minute by a list that is opened next: ${steps.join(', ')}`, async ({
    page,
    backend,
  }) => {
    await page.clock.install();
    await page.goto('admin');
    await expect(lines(page)).toHaveCount(4);
    for (const step of steps)
      if (step === 'a minute') await page.clock.fastForward(MINUTE_LATER);
      else {
        await goWithin(page, `/${step}`);
        await expect(page).toHaveURL(new RegExp(`/${step}$`));
        if (step === 'new-members' || step === 'members') {
          // The rows alone may be those of the list that is left: the next one's script may be on its way.
          await expect(heading(page, listNames[step])).toBeVisible();
          await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
        } else if (step === 'admin') await expect(lines(page)).toHaveCount(4);
        else await expect(page.getByText('office@vastra.example')).toBeVisible();
      }
    await expectReads(page, backend, { applied, ofMembers });
  });

/** No fewer, and none after it either. */
async function expectReads(
  page: Page,
  backend: Backend,
  { applied, ofMembers }: { readonly applied: number; readonly ofMembers: number },
): Promise<void> {
  const reads = () => [timesSent(backend, APPLIED), timesSent(backend, MEMBERS)];
  await expect(page.getByRole('radio', { name: /^Possible duplicates \d+$/ })).toBeVisible();
  await expect
    .poll(reads, 'reads of New Registration and of Members')
    .toEqual([applied, ofMembers]);
  await drawn(page);
  expect(reads()).toEqual([applied, ofMembers]);
}

test('an open dashboard asks for nothing by itself, however long it stands and whoever looks', async ({
  page,
  backend,
}) => {
  await page.clock.install();
  await page.goto('admin');
  await expect(lines(page)).toHaveCount(4);
  const before = sent(backend).length;
  await page.clock.runFor('02:00:00');
  await page.evaluate(() => {
    for (const type of ['focus', 'online']) dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor('00:10');
  await drawn(page);
  expect(sent(backend)).toHaveLength(before);
});

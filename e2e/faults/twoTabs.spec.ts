import { expect, type Page } from '@playwright/test';
import type { Call } from '../backend/calls';
import type { Backend } from '../backend/server';
import { beSignedIn } from '../portal/people';
import { timesSent } from '../portal/wire';
import { answerDialog, application, button, dialog, field, rowOf, takenOver } from '../screens';
import { expectHeading, expectNothingSpins } from './look';
import { closeMessages, goWithin, typeAll } from './moves';
import { faultTest as test } from './watch';

interface TwoClicks {
  readonly call: Call;
  readonly path: string;
  readonly fill?: (tab: Page) => Promise<void>;
  readonly press: (tab: Page) => Promise<void>;
  readonly done: (tab: Page) => Promise<void>;
  /** What the second tab is told where the service refuses the second one; else it works twice. */
  readonly refused?: (tab: Page) => Promise<void>;
  /** What the service holds afterwards. */
  readonly holds: (backend: Backend) => unknown;
  readonly expected: unknown;
}

const {
  'Representative Name-2': _name,
  'Representative Mobile-2': _mobile,
  ...oneRow
} = application;
const ansari = 'Ansari Handloom House';

/** What is one at a time over all tabs (C2) is the matter of e2e/portal/two-tabs.spec.ts. */
const clicks: Readonly<Record<'visitor' | 'admin', readonly TwoClicks[]>> = {
  visitor: [
    {
      call: 'POST /api/register',
      path: '/register',
      fill: (tab) => typeAll(tab, oneRow),
      press: (tab) => button(tab, 'Submit').press('Enter'),
      done: (tab) => expect(dialog(tab, 'Application Submitted Successfully')).toBeVisible(),
      // Two applications of two people look alike: the office decides.
      holds: ({ store }) => store.firms.filter(({ area }) => area === 'Assi').length,
      expected: 2,
    },
  ],
  admin: [
    {
      call: 'PATCH /api/members/{id}/status',
      path: '/members',
      press: (tab) => rowOf(tab, ansari).getByRole('button', { name: 'Active' }).press('Enter'),
      done: (tab) => expect(rowOf(tab, ansari).getByText('Inactive')).toBeVisible(),
      holds: ({ store }) => store.firm(311)?.status,
      expected: 1,
    },
    {
      call: 'PUT /api/member_update',
      path: '/member-edit/311',
      fill: (tab) => field(tab, 'Area').fill('Lanka'),
      press: (tab) => button(tab, 'Update').press('Enter'),
      done: (tab) => answerDialog(tab, 'Success', 'OK'),
      holds: ({ store }) => store.firm(311)?.area,
      expected: 'Lanka',
    },
    {
      call: 'DELETE /api/members/{id}',
      path: '/members',
      press: async (tab) => {
        await rowOf(tab, ansari)
          .getByRole('button', { name: `Delete ${ansari}` })
          .press('Enter');
        await answerDialog(tab, `Delete ${ansari}`, 'Delete');
      },
      done: (tab) => expect(rowOf(tab, ansari)).toHaveCount(0),
      refused: (tab) =>
        expect(dialog(tab, 'Failed to delete member.')).toContainText(
          'The service does not know this record.',
        ),
      holds: ({ store }) => store.firm(311),
      expected: null,
    },
  ],
};

for (const as of ['visitor', 'admin'] as const)
  test(`the same clicks of the ${as} in two tabs at once`, async ({
    page: first,
    context,
    site,
    backend,
    tolerate,
  }) => {
    tolerate(/Failed to load resource: .*status of 4\d\d .*\/api\/members\/311\)/);
    if (as !== 'visitor') await beSignedIn(first, { backend, site }, as);
    const second = await context.newPage();
    for (const tab of [first, second]) {
      await tab.goto('payment/failed');
      await takenOver(tab);
    }
    for (const click of clicks[as])
      await test.step(`${click.call}, pressed in two tabs at once`, () =>
        clickInBoth([first, second], click, backend));
  });

async function clickInBoth(
  [first, second]: readonly [Page, Page],
  { call, path, fill, press, done, refused, holds, expected }: TwoClicks,
  backend: Backend,
): Promise<void> {
  for (const tab of [first, second]) {
    await goWithin(tab, path);
    await fill?.(tab);
  }
  const goOn = backend.fail(call, { kind: 'hang' });
  for (const [index, tab] of [first, second].entries()) {
    await press(tab);
    await expect.poll(() => timesSent(backend, call)).toBe(index + 1);
  }
  goOn();
  await done(first);
  await (refused ?? done)(second);
  for (const tab of [first, second]) {
    await closeMessages(tab);
    await expectHeading(tab);
    await expectNothingSpins(tab);
  }
  expect(timesSent(backend, call)).toBe(2);
  expect(holds(backend)).toEqual(expected);
}

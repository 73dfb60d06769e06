import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { beSignedIn } from '../portal/people';
import { timesSent } from '../portal/wire';
import { takenOver } from '../screens';
import { callTable, type OwnCall } from './callTable';
import { expectHeading, expectNothingSpins, said } from './look';
import { closeMessages, goWithin, typeAll } from './moves';
import { faultTest as test } from './watch';

interface TwoClicks {
  readonly call: OwnCall;
  /** What the second tab is told where the service refuses the second one; else it works twice. */
  readonly refused?: readonly string[];
  /** What the service holds afterwards. */
  readonly holds: (backend: Backend) => unknown;
  readonly expected: unknown;
}

/** What is one at a time over all tabs (C2) is the matter of e2e/portal/two-tabs.spec.ts. */
const clicks: Readonly<Record<'visitor' | 'admin', readonly TwoClicks[]>> = {
  visitor: [
    {
      call: 'POST /api/register',
      // Two applications of two people look alike: the office decides.
      holds: ({ store }) => store.firms.filter(({ area }) => area === 'Assi').length,
      expected: 2,
    },
    {
      call: 'POST /api/login',
      holds: ({ store }) => store.tokens.size,
      expected: 2,
    },
  ],
  admin: [
    {
      call: 'PATCH /api/members/{id}/status',
      holds: ({ store }) => store.firm(311)?.status,
      expected: 1,
    },
    {
      call: 'PUT /api/member_update',
      holds: ({ store }) => store.firm(311)?.area,
      expected: 'Thatheri Bazar',
    },
    {
      call: 'DELETE /api/members/{id}',
      refused: ['Failed to delete member.', 'The service does not know this record.'],
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
  { call, refused, holds, expected }: TwoClicks,
  backend: Backend,
): Promise<void> {
  const row = callTable[call];
  for (const tab of [first, second]) {
    await goWithin(tab, row.screen);
    await typeAll(tab, row.typed ?? {});
  }
  const goOn = backend.fail(call, { kind: 'hang' });
  await act(first, call, backend, 1);
  await act(second, call, backend, 2);
  goOn();

  await row.done(first);
  if (refused === undefined) await row.done(second);
  else for (const words of refused) await expect(second.getByRole('dialog')).toContainText(words);
  test.info().annotations.push({ type: call, description: `said: ${await said(second)}` });
  for (const tab of [first, second]) {
    await closeMessages(tab);
    await expectHeading(tab);
    await expectNothingSpins(tab);
  }
  expect(timesSent(backend, call)).toBe(2);
  expect(holds(backend)).toEqual(expected);
}

async function act(tab: Page, call: OwnCall, backend: Backend, sent: number): Promise<void> {
  await callTable[call].act?.(tab);
  await expect.poll(() => timesSent(backend, call)).toBe(sent);
}

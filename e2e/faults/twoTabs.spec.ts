import { expect, type Page } from '@playwright/test';
import { firmIds } from '../backend/accounts';
import type { Backend } from '../backend/server';
import { pressInOtherTab, takeNote } from '../once/otherTab';
import { beSignedIn } from '../portal/people';
import { timesSent } from '../portal/wire';
import { takenOver } from '../screens';
import { callTable, type OwnCall } from './callTable';
import { expectHeading, expectNothingSpins, said } from './look';
import { closeMessages, typeAll } from './moves';
import { faultTest as test } from './watch';

interface TwoClicks {
  readonly call: OwnCall;
  /** What the second tab is told where the service refuses the second one; else it works twice. */
  readonly refused?: readonly string[];
  /** What the service holds afterwards. */
  readonly holds: (backend: Backend) => unknown;
  readonly expected: unknown;
}

const clicks: readonly TwoClicks[] = [
  {
    call: 'DELETE /api/members/{id}',
    refused: ['Failed to delete member.', 'The service does not know this record.'],
    holds: ({ store }) => store.firm(311),
    expected: null,
  },
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
];

/** One at a time over all tabs of the browser (C2). */
const onlyOne = [
  {
    call: 'POST /api/members/{id}/send-payment-link',
    holds: ({ store }: Backend) => store.firm(firmIds.pending)?.linkSent,
    expected: true,
  },
  {
    call: 'GET /api/membership/{id}',
    holds: ({ store }: Backend) => store.firm(firmIds.paid)?.membership,
    expected: 1004,
  },
] as const;

for (const { call, holds, expected } of onlyOne)
  test(`${call}, pressed in two tabs at once`, async ({ page: first, context, site, backend }) => {
    const row = callTable[call];
    await beSignedIn(first, { backend, site }, 'admin');
    const second = await context.newPage();
    for (const tab of [first, second]) {
      await tab.goto(`.${row.screen}`);
      await takenOver(tab);
    }
    const goOn = backend.fail(call, { kind: 'hang' });
    await act(first, call, backend, 1);
    await pressInOtherTab(second, call);
    test
      .info()
      .annotations.push({ type: 'second tab', description: `said: ${await said(second)}` });
    await takeNote(second);
    goOn();

    await row.done(first);
    for (const tab of [first, second]) {
      await closeMessages(tab);
      await expectHeading(tab);
      await expectNothingSpins(tab);
    }
    expect(timesSent(backend, call)).toBe(1);
    expect(holds(backend)).toEqual(expected);
  });

for (const { call, refused, holds, expected } of clicks)
  test(`${call}, pressed in two tabs at once`, async ({
    page: first,
    context,
    site,
    backend,
    tolerate,
  }) => {
    if (refused !== undefined) tolerate(/Failed to load resource: .*status of 4\d\d/);
    const row = callTable[call];
    if (row.as !== 'visitor') await beSignedIn(first, { backend, site }, row.as);
    const second = await context.newPage();
    for (const tab of [first, second]) {
      await tab.goto(`.${row.screen}`);
      await takenOver(tab);
      await typeAll(tab, row.typed ?? {});
    }
    const goOn = backend.fail(call, { kind: 'hang' });
    await act(first, call, backend, 1);
    await act(second, call, backend, 2);
    goOn();

    await row.done(first);
    if (refused === undefined) await row.done(second);
    else for (const words of refused) await expect(second.getByRole('dialog')).toContainText(words);
    test
      .info()
      .annotations.push({ type: 'second tab', description: `said: ${await said(second)}` });
    for (const tab of [first, second]) {
      await closeMessages(tab);
      await expectHeading(tab);
      await expectNothingSpins(tab);
    }
    expect(timesSent(backend, call)).toBe(2);
    expect(holds(backend)).toEqual(expected);
  });

async function act(tab: Page, call: OwnCall, backend: Backend, sent: number): Promise<void> {
  await callTable[call].act?.(tab);
  await expect.poll(() => timesSent(backend, call)).toBe(sent);
}

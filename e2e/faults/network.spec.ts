import { expect, type Page } from '@playwright/test';
import type { Call } from '../backend/calls';
import type { Fault } from '../backend/faults';
import { csvOf, openImport } from '../importFiles';
import { signInHere, signInOver } from '../portal/people';
import { timesSent } from '../portal/wire';
import { answerDialog, button, dialog, heading } from '../screens';
import { FORGOTTEN_MS, goElsewhere, goWithin } from './moves';
import { faultTest as test } from './watch';

/** Faults that only a real network can cause. Every fault of every call is in src/test/faults/calls.test.tsx. */
const overTheNetwork: readonly (readonly [fault: Fault, reason: string])[] = [
  [{ kind: 'hang' }, 'The server did not answer in time.'],
  [{ kind: 'reset' }, 'The server could not be reached'],
  [{ kind: 'cut' }, 'The server could not be reached'],
  [{ kind: 'html', status: 503 }, 'The server answered with an error (503).'],
  [{ kind: 'html', status: 200 }, 'The portal could not read the answer from the server.'],
];

const json401 = { kind: 'json', status: 401, json: { message: 'Unauthenticated.' } } as const;
const file = csvOf([['Assi Silks', '9415012345', 'B 1/150, Assi', 'Assi']]);

interface Kind {
  readonly name: string;
  readonly call: Call;
  readonly path: string;
  /** Opens what sends the call, or waits until the call of the opening has ended. */
  readonly open: (page: Page) => Promise<unknown>;
  /** Sends the call, for the first time or again. */
  readonly send: (page: Page) => Promise<unknown>;
  /** The message shown, with the portal's reason. */
  readonly failed: (page: Page, reason: string) => Promise<unknown>;
  /** What must survive every failure. */
  readonly stays: (page: Page) => Promise<unknown>;
  /** The session is over, and the person logs in again. */
  readonly signIn: (page: Page) => Promise<unknown>;
  readonly done: (page: Page) => Promise<unknown>;
  readonly timeLimit?: number;
}

const firms = (page: Page) =>
  expect(page.getByRole('main').getByText('Registered Members')).toBeVisible();

const kinds: readonly Kind[] = [
  {
    name: 'a read',
    call: 'GET /api/getall',
    path: '/admin',
    open: firms,
    send: async (page) => {
      const retry = button(page, 'Retry');
      if (await retry.isVisible()) return retry.press('Enter');
      await goElsewhere(page);
      await page.clock.fastForward(FORGOTTEN_MS);
      await goWithin(page, '/admin');
    },
    failed: (page, reason) => expect(page.getByRole('alert')).toContainText(reason),
    stays: (page) => expect(heading(page, 'Dashboard')).toBeVisible(),
    signIn: async (page) => {
      await answerDialog(page, 'Authentication Failed', 'OK');
      await signInHere(page, 'admin');
      // Only the next send is counted.
      await firms(page);
    },
    done: firms,
  },
  {
    name: 'an import',
    call: 'POST /api/import/members',
    path: '/members',
    open: (page) => openImport(page, file),
    send: (page) => button(page, 'Start Import').press('Enter'),
    failed: (page) =>
      expect(dialog(page, 'Import Members').getByRole('alert')).toContainText(
        'We could not confirm whether the firms were imported',
      ),
    stays: (page) => expect(page.getByText(`${file.name}, 1 kB`)).toBeVisible(),
    signIn: (page) => signInOver(page, 'admin'),
    done: (page) => expect(page.getByText('Inserted', { exact: true })).toBeVisible(),
    timeLimit: 120_000,
  },
];

for (const kind of kinds)
  test(`${kind.name} with every network fault in its answer`, async ({
    office: page,
    backend,
    allowConsoleLine,
  }) => {
    allowConsoleLine(/Failed to load resource/);
    const { call, timeLimit = 15_000 } = kind;
    await page.clock.install();
    await page.goto('payment/failed');
    await goWithin(page, kind.path);
    await kind.open(page);

    // Comes first, while it is certain that nothing was imported.
    await test.step('401, and a new sign-in', async () => {
      const lift = backend.fail(call, json401);
      await kind.send(page);
      await expect(dialog(page, 'Authentication Failed')).toBeVisible();
      lift();
      await kind.signIn(page);
      await kind.stays(page);
    });

    for (const [fault, reason] of overTheNetwork)
      await test.step(JSON.stringify(fault), async () => {
        const lift = backend.fail(call, fault);
        const before = timesSent(backend, call);
        await kind.send(page);
        await expect.poll(() => timesSent(backend, call)).toBeGreaterThan(before);
        // Waits for the time limit of a call that hangs, or for the second try of a read.
        await page.clock.fastForward(fault.kind === 'hang' ? timeLimit : 500);
        await kind.failed(page, reason);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await kind.stays(page);
        const calls = call.startsWith('GET') && fault.kind !== 'hang' ? [1, 2] : [1];
        expect(calls).toContain(timesSent(backend, call) - before);
        lift();
      });

    await test.step('it works once the fault is gone', async () => {
      const before = timesSent(backend, call);
      await kind.send(page);
      await kind.done(page);
      expect(timesSent(backend, call) - before).toBe(1);
    });
  });

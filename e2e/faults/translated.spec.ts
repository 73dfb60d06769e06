import { stripVTControlCharacters } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { contract } from '../../src/test/contract';
import type { TranslatorKind } from '../../src/test/translator';
import type { Backend } from '../backend/server';
import { beSignedIn } from '../portal/people';
import { timesSent } from '../portal/wire';
import { heading } from '../screens';
import { callTable, type OwnCall } from './callTable';
import {
  closeMessages,
  FORGOTTEN_MS,
  goElsewhere,
  keepAgain,
  type Kept,
  keptNow,
  serviceAsAtFirst,
} from './moves';
import { type Job, jobOf, otherJobs } from './translatedJobs';
import { expectFresh, stopTranslating, translate } from './translatedPage';
import { faultTest as test } from './watch';

const isOwn = (call: string): call is OwnCall => Object.hasOwn(callTable, call);
const jobs: readonly Job[] = [
  ...contract.flatMap(({ call, changes }) => (isOwn(call) ? [jobOf(call, changes)] : [])),
  ...otherJobs,
];

/** Before which of so many steps the browser begins to translate. */
const moments = {
  before: () => 0,
  'in the middle': (steps: number) => Math.ceil(steps / 2),
  after: (steps: number) => steps,
} as const;

const kinds: readonly TranslatorKind[] = ['moves the text', 'replaces the text'];

const ways = Object.entries(moments).flatMap(([moment, place]) =>
  kinds.map((kind) => ({ name: `${moment}, ${kind}`, place, kind })),
);

/** The job from its beginning, on a page that is translated before its step `at`; then the person goes on. */
async function work(page: Page, backend: Backend, job: Job, at: number, kind: TranslatorKind) {
  for (const [place, step] of [...job.steps, goOn].entries()) {
    if (place === at) await translate(page, kind);
    await step(page, backend);
    if (place >= at) await expectFresh(page);
  }
  if (job.sends !== undefined) expect(timesSent(backend, job.sends), 'sent').toBe(1);
}

async function goOn(page: Page): Promise<void> {
  await closeMessages(page);
  await goElsewhere(page);
}

async function beginAnew(page: Page, backend: Backend, kept: Kept): Promise<void> {
  await stopTranslating(page);
  serviceAsAtFirst(backend);
  await keepAgain(page, kept);
  await goElsewhere(page);
  await page.clock.fastForward(FORGOTTEN_MS);
}

for (const job of jobs)
  test(`translated: ${job.name}`, async ({ page, site, backend, tolerate }) => {
    test.setTimeout(600_000);
    if (job.expects401 === true) tolerate(/status of 401/);
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.clock.install();
    if (job.as !== 'visitor') await beSignedIn(page, { backend, site }, job.as);
    await page.goto('payment/failed');
    await expect(heading(page, 'Payment Failed')).toBeVisible();
    const kept = await keptNow(page);
    const broken: string[] = [];
    for (const { name, place, kind } of ways)
      await test.step(name, async () => {
        let seen = 'works: once, and with fresh words';
        await beginAnew(page, backend, kept);
        await work(page, backend, job, place(job.steps.length), kind).catch(
          async (error: unknown) => {
            seen = `FAILED: ${firstWords(error)}`;
            broken.push(`${name}: ${firstWords(error)}`);
            page.once('dialog', (question) => void question.accept());
            await page.goto('payment/failed');
          },
        );
        test.info().annotations.push({ type: name, description: seen });
      });
    expect(broken.join('\n\n')).toBe('');
  });

const firstWords = (error: unknown): string =>
  stripVTControlCharacters(String(error)).split('\n\n')[0] ?? '';

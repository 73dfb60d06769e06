import { expect, type Page } from '@playwright/test';
import { everyCombination } from '../../src/test/everyPair';
import type { TranslatorKind } from '../../src/test/translator';
import type { Backend } from '../backend/server';
import { beSignedIn } from '../portal/people';
import { timesSent } from '../portal/wire';
import { heading } from '../screens';
import {
  closeMessages,
  FORGOTTEN_MS,
  goElsewhere,
  keepAgain,
  type Kept,
  keptNow,
  serviceAsAtFirst,
} from './moves';
import { type Job, jobs } from './translatedJobs';
import { expectFresh, stopTranslating, translate } from './translatedPage';
import { faultTest as test } from './watch';

/** Before which of so many steps the browser begins to translate. */
const moments = {
  before: () => 0,
  'in the middle': (steps: number) => Math.ceil(steps / 2),
  after: (steps: number) => steps,
} as const;

const kinds: readonly TranslatorKind[] = ['moves the text', 'replaces the text'];

/** Two of its six ways for each job, by turns: each way twice at least. */
const worked = jobs.flatMap((job, turn) =>
  Object.entries(moments)
    .flatMap(([moment, place]) => kinds.map((kind) => ({ job, moment, place, kind })))
    .filter((_, way) => everyCombination || way % 3 === turn % 3),
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

for (const job of new Set(worked.map((way) => way.job)))
  test(`translated: ${job.name}`, async ({ page, site, backend, tolerate }) => {
    if (job.expects401 === true) tolerate(/status of 401/);
    await page.clock.install();
    if (job.as !== 'visitor') await beSignedIn(page, { backend, site }, job.as);
    await page.goto('payment/failed');
    await expect(heading(page, 'Payment Failed')).toBeVisible();
    const kept = await keptNow(page);
    for (const { moment, place, kind } of worked.filter((way) => way.job === job))
      await test.step(`${moment}, ${kind}`, async () => {
        await beginAnew(page, backend, kept);
        await work(page, backend, job, place(job.steps.length), kind);
      });
  });

import { expect, type Page } from '@playwright/test';
import { everyCombination } from '../../src/test/everyPair';
import { amiss, translatePage, type TranslatorKind } from '../../src/test/translator';
import type { Backend } from '../backend/server';
import { csvOf, openImport } from '../importFiles';
import { beSignedIn, signInOver } from '../portal/people';
import {
  button,
  chooseFilter,
  chooseOption,
  dialog,
  field,
  heading,
  rowOf,
  saveUpdate,
} from '../screens';
import {
  closeMessages,
  FORGOTTEN_MS,
  goElsewhere,
  goWithin,
  restoreStorage,
  type StoredItems,
  readStorage,
  serviceAsAtFirst,
} from './moves';
import { faultTest as test } from './watch';

type Step = (page: Page, backend: Backend) => Promise<unknown>;

/**
 * A task of a person, in steps between which the browser may translate the page; one of each kind. Every call is in
 * src/test/faults/translated.test.tsx.
 */
interface Job {
  readonly name: string;
  readonly as: 'visitor' | 'admin';
  readonly steps: readonly Step[];
  /** The service refuses its first call with a 401. */
  readonly expects401?: true;
}

const ansari = 'Ansari Handloom House';

const open =
  (path: string, title: string): Step =>
  async (page) => {
    await goWithin(page, path);
    await expect(heading(page, title)).toBeVisible();
  };

const wrongFile = csvOf([
  ['Assi Silks', '98x', 'B 1/150, Assi', 'Assi'],
  ['Chowk Silks', '9415012346', 'CK 1/15, Chowk', 'Chowk'],
]);

const jobs: readonly Job[] = [
  {
    name: 'a form in Hindi and back, with other rows',
    as: 'visitor',
    steps: [
      open('/register', 'Membership Registration Form'),
      (page) => field(page, 'Firm Name').fill('Assi Silks'),
      (page) => button(page, 'Add').click(),
      (page) => button(page, 'हिन्दी').click(),
      (page) => button(page, 'English').click(),
      (page) => button(page, 'Remove Representative-1').click(),
      (page) => expect(field(page, 'Firm Name')).toHaveValue('Assi Silks'),
      (page) => field(page, 'Firm Name').fill(''),
    ],
  },
  {
    name: 'search, sort, filter and pages, the list as a file, a status and Undo',
    as: 'admin',
    steps: [
      open('/members', 'Members'),
      (page) => field(page, 'Search').fill('ansari'),
      (page) => expect(rowOf(page, ansari)).toBeVisible(),
      (page) => field(page, 'Search').fill(''),
      (page) => page.getByRole('button', { name: 'Firm Name' }).click(),
      (page) => chooseOption(page, 'Rows per page', '20'),
      (page) => chooseFilter(page, /^Inactive/),
      (page) => chooseFilter(page, /^All/),
      (page) => chooseOption(page, 'Rows per page', '10'),
      (page) => expect(page.getByText(/^Showing 1 to/)).toBeVisible(),
      (page) => button(page, 'Export this list').click(),
      (page) =>
        Promise.all([
          page.waitForEvent('download'),
          page.getByRole('menuitem', { name: 'CSV (.csv)' }).click(),
        ]),
      (page) => expect(button(page, 'Export this list')).toHaveAttribute('aria-busy', 'false'),
      (page) =>
        rowOf(page, ansari)
          .getByRole('button', { name: `Active: ${ansari}`, exact: true })
          .click(),
      (page) => expect(rowOf(page, ansari).getByText('Inactive')).toBeVisible(),
      (page) => button(page, 'Undo').click(),
      (page) => expect(rowOf(page, ansari).getByText('Active', { exact: true })).toBeVisible(),
    ],
  },
  {
    name: 'a wrong cell, a correction, Undo, and the columns',
    as: 'admin',
    steps: [
      open('/members', 'Members'),
      (page) => openImport(page, wrongFile),
      (page) => field(page, 'Firm Mobile No, row 2').fill('9415012345'),
      (page) => field(page, 'Firm Mobile No, row 2').press('Enter'),
      (page) => expect(page.getByText(/Corrected: 1/)).toBeVisible(),
      (page) => button(page, 'Undo').click(),
      (page) => button(page, 'Columns').click(),
      (page) => page.getByRole('button', { name: /rows$/ }).click(),
      (page) => button(page, 'Close').click(),
      (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    ],
  },
  {
    name: 'a session that is over, and the sign-in over the work',
    as: 'admin',
    expects401: true,
    steps: [
      open('/member-edit/311', 'Edit Member'),
      (page) => field(page, 'Area').fill('Lanka'),
      async (page, backend) => {
        backend.fail('PUT /api/member_update', { kind: 'json', status: 401, json: {} }, 1);
        await button(page, 'Update').click();
        await expect(dialog(page, 'Authentication Failed')).toBeVisible();
      },
      (page) => signInOver(page, 'admin'),
      saveUpdate,
    ],
  },
];

declare global {
  interface Window {
    stopTranslator?: (() => void) | undefined;
  }
}

/** Before which step the browser begins to translate. */
const moments = {
  before: () => 0,
  'in the middle': (steps: number) => Math.ceil(steps / 2),
  after: (steps: number) => steps,
} as const;

const kinds: readonly TranslatorKind[] = ['moves the text', 'replaces the text'];

/** One of the six combinations per job, so that each moment and each kind is used. */
const worked = jobs.flatMap((job, turn) =>
  Object.entries(moments).flatMap(([moment, place], at) =>
    kinds
      .filter((_, which) => everyCombination || (at === turn % 3 && which === turn % 2))
      .map((kind) => ({ job, moment, place, kind })),
  ),
);

/** Translates the page from now on. */
const translate = (page: Page, kind: TranslatorKind): Promise<unknown> =>
  page.evaluate(`window.stopTranslator = (${translatePage.toString()})(${JSON.stringify(kind)})`);

const stopTranslating = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.stopTranslator?.();
    window.stopTranslator = undefined;
  });

/** Every text on the screen matches React's state, and no screen has crashed. */
async function expectFresh(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(amiss), { intervals: [20, 50, 100] }).toEqual([]);
  await expect(page.getByText('This page could not be shown')).toHaveCount(0);
}

/** Does the job from its beginning, on a page that is translated before step `at`. */
async function work(page: Page, backend: Backend, job: Job, at: number, kind: TranslatorKind) {
  for (const [place, step] of [...job.steps, goOn].entries()) {
    if (place === at) await translate(page, kind);
    await step(page, backend);
    if (place >= at) await expectFresh(page);
  }
}

async function goOn(page: Page): Promise<void> {
  await closeMessages(page);
  await goElsewhere(page);
}

async function beginAnew(page: Page, backend: Backend, stored: StoredItems): Promise<void> {
  await stopTranslating(page);
  serviceAsAtFirst(backend);
  await restoreStorage(page, stored);
  await goElsewhere(page);
  await page.clock.fastForward(FORGOTTEN_MS);
}

for (const job of new Set(worked.map((way) => way.job)))
  test(`translated: ${job.name}`, async ({ page, site, backend, allowConsoleLine }) => {
    if (job.expects401 === true) allowConsoleLine(/status of 401/);
    await page.clock.install();
    if (job.as !== 'visitor') await beSignedIn(page, { backend, site }, job.as);
    await page.goto('payment/failed');
    await expect(heading(page, 'Payment Failed')).toBeVisible();
    const stored = await readStorage(page);
    for (const { moment, place, kind } of worked.filter((way) => way.job === job))
      await test.step(`${moment}, ${kind}`, async () => {
        await beginAnew(page, backend, stored);
        await work(page, backend, job, place(job.steps.length), kind);
      });
  });

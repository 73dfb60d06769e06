import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { contract } from '../../src/test/contract';
import { everyCombination } from '../../src/test/everyPair';
import type { Firm } from '../backend/records';
import type { Backend } from '../backend/server';
import { PendingCalls } from '../faults/PendingCalls';
import { answer, goWithin, serviceAsAtFirst } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { boxOf, button, heading, middleOf, named, rowOf, swappedIn } from '../screens';

test.use({ hasTouch: true });

/** A press in two halves: down and up. */
interface Press {
  readonly begin: () => Promise<unknown>;
  readonly end: () => Promise<unknown>;
}

const pressers = {
  mouse: (target: Locator): Press => {
    const { mouse } = target.page();
    return {
      begin: async () => {
        const { x, y } = middleOf(await boxOf(target));
        await mouse.move(x, y);
        await mouse.down();
      },
      end: () => mouse.up(),
    };
  },
  finger: (target: Locator, touch: CDPSession): Press => ({
    begin: async () =>
      touch.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [middleOf(await boxOf(target))],
      }),
    end: () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  }),
  Space: (target: Locator): Press => {
    const { keyboard } = target.page();
    return {
      begin: async () => {
        await target.focus();
        await keyboard.down('Space');
      },
      end: () => keyboard.up('Space'),
    };
  },
} as const;

/** The firm that is pressed, the fourth of nine, and the one whose deletion causes the list to be fetched again. */
const TARGET = 'Firm number 4';
const DELETED = 'Firm number 9';

/** The order of the rows in the next answer. */
const changes = {
  'a row before it': ([first, ...firms]: Firm[]): Firm[] =>
    first === undefined
      ? []
      : [{ ...first, id: first.id + 1000, firmName: 'A new firm' }, first, ...firms],
  'the row itself gone': (firms: Firm[]): Firm[] =>
    firms.filter(({ firmName }) => firmName !== TARGET),
} as const;

/** A button and a link. All other controls react to presses in the same ways. */
const controls = {
  Generate: {
    payment: 'paid',
    of: (page: Page) => named(rowOf(page, TARGET), 'Generate'),
    by: ['mouse', 'finger', 'Space'],
  },
  Edit: {
    payment: 'pending',
    of: (page: Page) => page.getByRole('link', { name: `Edit ${TARGET}`, exact: true }),
    // Enter acts when the key goes down, so it has no second half.
    by: ['mouse', 'finger'],
  },
} as const;

/** Opens the list with nine firms in one state, and closes what the last press has opened. */
async function begin(page: Page, backend: Backend, payment: Firm['payment']): Promise<void> {
  serviceAsAtFirst(backend);
  const { store } = backend;
  store.firms = [];
  for (const place of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    store.addFirm({ firmName: `Firm number ${place}`, mobile: '9300000001', payment });
  const close = page.getByRole('dialog').getByRole('button', { name: /^(OK|Cancel|Close)$/ });
  for (let left = await close.count(); left > 0; left -= 1) {
    await close.last().press('Enter');
    await expect(close).toHaveCount(left - 1);
  }
  if (!page.url().endsWith('/new-members')) await goWithin(page, '/new-members');
  await expect(heading(page, 'New Registration')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).press('Enter');
  await expectShown(page, backend);
}

/**
 * Waits until the list shows what the service has. It looks as often as possible, since a finger that rests too long is no
 * press.
 */
async function expectShown(page: Page, { store }: Backend): Promise<void> {
  const areRowsShown = async () => {
    const shown = await page
      .locator('[data-label="Firm Name"]')
      .evaluateAll((cells) => cells.map((cell) => cell.textContent).join());
    return shown === store.firms.map(({ firmName }) => firmName).join();
  };
  await expect
    .poll(areRowsShown, { message: 'the rows of the service', intervals: [5] })
    .toBe(true);
}

const changesIn = ({ log }: Backend) =>
  log.filter(({ call }) => contract.some((row) => row.call === call && row.changes));

/**
 * Starts the deletion of another firm. When the returned function releases it, the list is fetched again without any key,
 * finger or focus.
 */
async function deleteAnother(page: Page, backend: Backend): Promise<() => void> {
  const lift = backend.fail('DELETE /api/members/{id}', { kind: 'hang' }, 1);
  await button(page, `Delete ${DELETED}`).press('Enter');
  await answer(page, `Delete ${DELETED}`, 'Delete');
  await expect.poll(() => changesIn(backend).length).toBe(1);
  return lift;
}

/** The firms that the press has reached: by a request, in a dialog or on another screen. */
async function firmsReached(page: Page, backend: Backend, firms: readonly Firm[]) {
  const paths = changesIn(backend).map(({ path }) => path);
  const ids = [...paths, new URL(page.url()).pathname].map((path) =>
    Number(/\/(\d+)(\/|$)/.exec(path)?.[1]),
  );
  const dialogs = await page.getByRole('dialog').allTextContents();
  return firms
    .filter(
      ({ id, firmName }) => ids.includes(id) || dialogs.some((text) => text.includes(firmName)),
    )
    .map(({ firmName }) => firmName)
    .filter((firmName) => firmName !== DELETED);
}

/** Alternates between the two changes; both for every control with `EVERY_COMBINATION=1`. */
const changesFor = (turn: number) =>
  Object.entries(changes).filter((_, at) => everyCombination || at === turn % 2);

for (const [name, { payment, of, by }] of Object.entries(controls))
  test(`${name}: a press that starts on one firm never acts on another`, async ({
    office: page,
    context,
    backend,
  }) => {
    test.slow();
    const calls = new PendingCalls(context, backend.url);
    await page.goto('new-members');
    await swappedIn(page);
    const touch = await context.newCDPSession(page);
    for (const [turn, presser] of by.entries()) {
      const press = pressers[presser](of(page), touch);
      for (const [change, rowsAfter] of changesFor(turn))
        await test.step(`${presser}, ${change}`, async () => {
          await begin(page, backend, payment);
          await calls.settle(page);
          const { firms } = backend.store;
          const lift = await deleteAnother(page, backend);
          await press.begin();
          backend.store.firms = rowsAfter(firms);
          const known = [...firms, ...backend.store.firms];
          lift();
          await expectShown(page, backend);
          await press.end();
          await calls.settle(page);
          // The pressed firm itself may be reached if it is still there.
          const isThere = backend.store.firms.some(({ firmName }) => firmName === TARGET);
          const others = known.filter(({ firmName }) => !isThere || firmName !== TARGET);
          expect(await firmsReached(page, backend, others)).toEqual([]);
        });
      await test.step(`${presser}, and the rows stay`, async () => {
        await begin(page, backend, payment);
        await calls.settle(page);
        const { firms } = backend.store;
        const reached = () => firmsReached(page, backend, firms);
        await expect(async () => {
          // On a busy machine the finger may have rested too long, which is no press, so it is pressed once more.
          if ((await reached()).length === 0) {
            await press.begin();
            await press.end();
          }
          await expect.poll(reached, { timeout: 3000 }).toEqual([TARGET]);
        }).toPass({ timeout: 30_000 });
        await calls.settle(page);
      });
    }
  });

import { expect, type Locator, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { PendingCalls } from '../faults/PendingCalls';
import { twoFrames } from '../faults/moves';
import { everyCombination } from '../../src/test/everyPair';
import { portalTest as test } from '../fixtures';
import { type Box, boxOf, middleOf, named, type Point, rowOf, swappedIn } from '../screens';
import { failed, sent } from './wire';

/** Widths at which the buttons of a centred dialog would be over those of the rows; the narrowest and a usual one. */
const widths = [360, 700, 768, 800, 900, 1280];
const HEIGHT = 640;

const contains = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** Scrolls the page, and the list in its box, so that the target's centre comes as near to the point as possible. */
const bringTo = (target: Locator, point: Point): Promise<void> =>
  target.evaluate((element, { x, y }) => {
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const box = element.getBoundingClientRect();
      around.scrollBy({
        left: box.x + box.width / 2 - x,
        top: box.y + box.height / 2 - y,
        behavior: 'instant',
      });
    }
  }, point);

/** How to press a point once, and twice as fast as possible. */
const pointers = [
  {
    name: 'a mouse',
    hasTouch: false,
    once: (page: Page, { x, y }: Point) => page.mouse.click(x, y),
    twice: (page: Page, { x, y }: Point) => page.mouse.dblclick(x, y),
  },
  {
    name: 'a finger',
    hasTouch: true,
    once: (page: Page, { x, y }: Point) => page.touchscreen.tap(x, y),
    twice: async (page: Page, { x, y }: Point) => {
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
    },
  },
] as const;

const question = (page: Page): Locator => page.getByRole('dialog');

async function cancel(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(question(page)).toHaveCount(0);
}

/** A tap reaches the page shortly after the finger is lifted, so the page itself counts the presses. */
const countPresses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let presses = 0;
    addEventListener(
      'pointerup',
      () => {
        presses += 1;
        document.documentElement.dataset['presses'] = String(presses);
      },
      { capture: true },
    );
  });

const pressesSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['presses'] ?? 0));

const expectPresses = (page: Page, count: number): Promise<void> =>
  expect
    .poll(() => pressesSoFar(page), { message: 'ends of presses', intervals: [10, 20, 50, 100] })
    .toBe(count);

/** Presses the edge of the screen, so that the next press is not taken for the second half of a double click. */
async function pressNothing(page: Page, once: (typeof pointers)[number]['once']): Promise<void> {
  const before = await pressesSoFar(page);
  await once(page, { x: 1, y: HEIGHT / 2 });
  await expectPresses(page, before + 1);
}

/** Whether the question is open, and still is after all presses had their effect. */
async function isDialogOpen(page: Page): Promise<boolean> {
  const shown = question(page).getByRole('button', { name: 'Cancel' });
  const came = await shown.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  await twoFrames(page);
  return came && shown.isVisible();
}

/** The buttons of the question that a press at this point opens. */
async function buttonsAfter(press: () => Promise<void>, page: Page): Promise<readonly Box[]> {
  await press();
  await expect(question(page).locator(':focus')).toHaveText('Cancel');
  const boxes: Box[] = [];
  for (const button of await question(page).getByRole('button').all())
    boxes.push(await boxOf(button));
  return boxes;
}

function manyFirms({ store }: Backend): void {
  for (const place of Array.from({ length: 30 }, (_, index) => index + 1))
    store.addFirm({ firmName: `Firm number ${place}`, mobile: '9300000001' });
}

const firm = 'Firm number 15';
const acts = ['Send Now', `Delete ${firm}`] as const;

/** Both actions on a phone with a finger, and one with a mouse at the width of the old bug; all with `EVERY_COMBINATION=1`. */
const cases = pointers
  .flatMap((pointer) => widths.flatMap((width) => acts.map((act) => ({ pointer, width, act }))))
  .filter(({ pointer: { hasTouch }, width, act }) => {
    if (everyCombination) return true;
    return hasTouch ? width === 360 : width === 800 && act === 'Send Now';
  });

for (const pointer of pointers)
  test.describe(`with ${pointer.name}`, () => {
    const { hasTouch, once, twice } = pointer;
    test.use({ hasTouch });

    test('a dialog opens with no button under the pointer, and a double press answers none', async ({
      office: page,
      context,
      backend,
    }) => {
      test.slow();
      const calls = new PendingCalls(context, backend.url);
      manyFirms(backend);
      await countPresses(page);
      await page.goto('new-members?size=50');
      await swappedIn(page);
      await expect(rowOf(page, firm)).toBeVisible();
      const amiss: string[] = [];

      /** Brings the control to the point, and returns where it is. A card has it in its menu. */
      const bring = async (act: string, point: Point): Promise<Point> => {
        const control = named(rowOf(page, firm), act);
        if (await control.isVisible()) {
          await bringTo(control, point);
          return middleOf(await boxOf(control));
        }
        const more = named(rowOf(page, firm), `More actions for ${firm}`);
        await bringTo(more, point);
        await more.press('Enter');
        const entry = page.getByRole('menuitem', { name: 'Delete' });
        await expect(entry).toBeInViewport({ ratio: 1 });
        return middleOf(await boxOf(entry));
      };

      /** Presses the control once, then twice. */
      const pressAt = async (act: string, point: Point): Promise<readonly Box[]> => {
        await pressNothing(page, once);
        const pressed = await bring(act, point);
        const boxes = await buttonsAfter(() => once(page, pressed), page);
        if (boxes.some((box) => contains(box, pressed)))
          amiss.push(`${act}: a button stands under ${JSON.stringify(pressed)}`);
        await cancel(page);
        await pressNothing(page, once);
        await bring(act, point);
        const before = await pressesSoFar(page);
        await twice(page, pressed);
        await expectPresses(page, before + 2);
        const stands = await isDialogOpen(page);
        if (stands) await cancel(page);
        else amiss.push(`${act}: a double press answers at ${JSON.stringify(pressed)}`);
        return boxes;
      };

      for (const { width, act } of cases.filter((one) => one.pointer === pointer))
        await test.step(`${act} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: HEIGHT });
          const boxes = await pressAt(act, { x: width / 2, y: HEIGHT / 2 });
          // The question is always at the same place, so one action is enough for the positions of its buttons.
          if (everyCombination || act === 'Send Now')
            for (const box of boxes) if (amiss.length === 0) await pressAt(act, middleOf(box));
          expect(amiss).toEqual([]);
        });
      await calls.settle(page);
      // Only the lists were read.
      expect(new Set(sent(backend))).toEqual(new Set(['GET /api/newmembers', 'GET /api/members']));
      expect(failed(backend)).toEqual([]);
    });
  });

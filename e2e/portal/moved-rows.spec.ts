import { type CDPSession, expect, type Locator } from '@playwright/test';
import { CallsUnderWay } from '../faults/CallsUnderWay';
import { serviceAsAtFirst } from '../faults/moves';
import { everyPair } from '../../src/test/everyPair';
import { portalTest as test } from '../fixtures';
import { takenOver } from '../screens';
import {
  backToList,
  changes,
  controls,
  deleteAnother,
  expectShown,
  firmsReached,
  nineFirms,
  TARGET,
} from './movedRows';
import { beSignedIn } from './people';

test.use({ hasTouch: true, actionTimeout: 10_000 });

/** A press in its two halves. */
interface Press {
  readonly begin: () => Promise<unknown>;
  readonly end: () => Promise<unknown>;
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It has no place on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const pressers: Readonly<Record<string, (target: Locator, touch: CDPSession) => Press>> = {
  mouse: (target) => {
    const { mouse } = target.page();
    return {
      begin: async () => {
        const { x, y } = await middleOf(target);
        await mouse.move(x, y);
        await mouse.down();
      },
      end: () => mouse.up(),
    };
  },
  finger: (target, touch) => ({
    begin: async () =>
      touch.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [await middleOf(target)],
      }),
    end: () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  }),
  Space: (target) => {
    const { keyboard } = target.page();
    return {
      begin: async () => {
        await target.focus();
        await keyboard.down('Space');
      },
      end: () => keyboard.up('Space'),
    };
  },
};

const presses = everyPair(
  controls.flatMap((control) =>
    Object.entries(pressers)
      .filter(([name]) => control.takesSpace || name !== 'Space')
      .flatMap((presser) =>
        Object.entries(changes).map((change) => ({ control, presser, change })),
      ),
  ),
  ({ control, presser: [name], change }) => [control, name, change],
);

for (const control of controls)
  test(`${control.name}: a press that begins on one firm never ends on another`, async ({
    page,
    context,
    site,
    backend,
  }) => {
    test.slow();
    const calls = new CallsUnderWay(context, backend.url);
    await beSignedIn(page, { backend, site }, 'admin');
    await page.goto('new-members');
    await takenOver(page);
    const touch = await context.newCDPSession(page);
    const amiss: string[] = [];

    const start = async () => {
      serviceAsAtFirst(backend);
      nineFirms(backend, control.payment);
      await backToList(page);
      await expectShown(page, backend);
      await calls.settle(page);
      return [...backend.store.firms];
    };

    for (const { presser, change } of presses.filter((one) => one.control === control)) {
      const [name, pressOf] = presser;
      const [how, rowsAfter] = change;
      const press = pressOf(control.of(page, TARGET), touch);
      const title = `${name}, ${how}`;
      await test.step(title, async () => {
        const firms = await start();
        const lift = await deleteAnother(page, backend);
        await press.begin();
        backend.store.firms = rowsAfter(backend.store.firms);
        const known = [...firms, ...backend.store.firms];
        const isThere = backend.store.firms.some(({ firmName }) => firmName === TARGET);
        lift();
        await expectShown(page, backend);
        await press.end();
        await calls.settle(page);
        const reached = new Set(await firmsReached(page, backend, known));
        if (isThere) reached.delete(TARGET);
        if (reached.size > 0) amiss.push(`${title}: ${[...reached].join()}`);
      });
    }
    for (const [name, pressOf] of Object.entries(pressers)) {
      if (name === 'Space' && !control.takesSpace) continue;
      await test.step(`${name}, and the rows stay`, async () => {
        const firms = await start();
        const press = pressOf(control.of(page, TARGET), touch);
        await press.begin();
        await press.end();
        await expect.poll(() => firmsReached(page, backend, firms)).toEqual([TARGET]);
        await calls.settle(page);
      });
    }
    expect(amiss).toEqual([]);
  });

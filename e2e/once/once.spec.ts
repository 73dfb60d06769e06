import { stripVTControlCharacters } from 'node:util';
import { type Dialog, expect, type Page } from '@playwright/test';
import { contract } from '../../src/test/contract';
import { CallsUnderWay } from '../faults/CallsUnderWay';
import { callTable } from '../faults/callTable';
import { keptNow } from '../faults/moves';
import { faultTest as test } from '../faults/watch';
import { mayHoldLong } from '../heldCall';
import { beSignedIn } from '../portal/people';
import { heading, takenOver } from '../screens';
import { type Change, onceTable } from './onceTable';
import { Pressing } from './Pressing';
import { wayNames } from './wayNames';
import { ways } from './ways';

const isChange = (call: string): call is Change => Object.hasOwn(onceTable, call);
const changes = contract.flatMap(({ call }) => (isChange(call) ? [call] : []));

test('every change of the specification is pressed again', () => {
  const documented = contract.filter((row) => row.changes).map(({ call }) => call);
  expect(changes.toSorted()).toEqual(documented.toSorted());
});

for (const call of changes) {
  const row = onceTable[call];
  const callRow = callTable[call];
  // One page meets all ways of a call: a new one for each would read and compile the whole portal every time.
  test(call, async ({ page, context, site, backend }) => {
    await mayHoldLong(context);
    test.setTimeout(600_000);
    const calls = new CallsUnderWay(context, backend.url);
    if (callRow.as !== 'visitor') await beSignedIn(page, { backend, site }, callRow.as);
    await startAnew(page);
    const kept = await keptNow(page);
    const broken: string[] = [];
    for (const name of wayNames) {
      if (name === 'two tabs' || !row.ways.includes(name)) continue;
      const { press, ends } = ways[name];
      const pressing = new Pressing(call, page, backend, calls, kept);
      await test.step(name, async () => {
        const meet = async (): Promise<string> => {
          await pressing.open();
          await press(pressing);
          const { requests, seen } = await pressing.end(ends);
          if (requests !== 1) pressing.amiss.push(`${requests} requests`);
          return `${requests}: ${seen}`;
        };
        let seen = await meet().catch((error: unknown) => {
          pressing.amiss.push(firstWords(error));
          return `${pressing.requests()}: `;
        });
        if (pressing.amiss.length > 0) {
          const words = [...new Set(pressing.amiss)].join('; ');
          broken.push(`${name}: ${words}`);
          seen = `${pressing.requests()}: FAILED: ${words}`;
          calls.forget();
          await startAnew(page);
        }
        test.info().annotations.push({ type: name, description: seen });
      });
    }
    expect(broken.join('\n\n')).toBe('');
  });
}

const leave = (question: Dialog): void => void question.accept();

/** Another page, whatever the last one still asks. */
async function startAnew(page: Page): Promise<void> {
  page.on('dialog', leave);
  await page.goto('payment/failed');
  page.off('dialog', leave);
  await expect(heading(page, 'Payment Failed')).toBeVisible();
  await takenOver(page);
}

/** Without the colours in which the runner writes, and without its log. */
const firstWords = (error: unknown): string =>
  stripVTControlCharacters(String(error)).split('\n\n')[0] ?? '';

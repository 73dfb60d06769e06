import { expect } from '@playwright/test';
import { contract } from '../../src/test/contract';
import { beSignedIn } from '../portal/people';
import { answerFaults } from './answerFaults';
import { callTable, type OwnCall } from './callTable';
import { Meeting } from './meeting';
import { keptNow } from './moves';
import { faultTest as test } from './watch';

const isOwn = (call: string): call is OwnCall => Object.hasOwn(callTable, call);
const rows = contract.filter(({ call }) => isOwn(call));

test('22 calls, 14 faults', () => {
  expect(rows.map(({ call }) => call).toSorted()).toEqual(Object.keys(callTable).toSorted());
  expect([rows.length, answerFaults.length]).toEqual([22, 14]);
});

for (const { call, pattern, answer: good } of contract) {
  if (!isOwn(call)) continue;
  const row = callTable[call];
  // One page meets all faults of a call: a new one for each would read and compile the whole portal every time.
  test(call, async ({ page, site, backend, tolerate }) => {
    test.setTimeout(240_000);
    // The browser's own line about the call that fails, and no other.
    const path = pattern.replace(':id', String.raw`\d+`);
    tolerate(new RegExp(String.raw`Failed to load resource: .*\(${backend.url}${path}\)`));
    await page.clock.install();
    if (row.as !== 'visitor') await beSignedIn(page, { backend, site }, row.as);
    await page.goto('payment/failed');
    const meeting = new Meeting(call, row, page, backend, await keptNow(page));
    const broken: string[] = [];
    for (const { name, answers } of answerFaults)
      await test.step(name, async () => {
        const seen = await meeting.meet(answers(good)).catch(async (error: unknown) => {
          broken.push(`${name}: ${String(error)}`);
          page.once('dialog', (question) => void question.accept());
          await page.goto('payment/failed');
          return [`FAILED: ${String(error).slice(0, 200)}`];
        });
        for (const description of seen) test.info().annotations.push({ type: name, description });
      });
    expect(broken.join('\n\n')).toBe('');
  });
}

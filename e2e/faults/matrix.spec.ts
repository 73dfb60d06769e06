import { expect } from '@playwright/test';
import { contract } from '../../src/test/contract';
import { beSignedIn } from '../portal/people';
import { type Answer, type AnswerFault, answerFaults } from './answerFaults';
import { callTable, type OwnCall } from './callTable';
import { Meeting } from './meeting';
import { goWithin, keptNow } from './moves';
import { faultTest as test } from './watch';

const isOwn = (call: string): call is OwnCall => Object.hasOwn(callTable, call);
const rows = contract.filter(({ call }) => isOwn(call));

/** Where a fault names several answers, one call after the other takes the next of them. */
function inTurn({ answers }: AnswerFault, good: unknown, turn: number): readonly Answer[] {
  const all = answers(good);
  const taken = all[turn % all.length];
  return taken === undefined ? [] : [taken];
}

test('each call meets each fault, and every answer of each is met by reads and by changes', () => {
  expect(rows.map(({ call }) => call).toSorted()).toEqual(Object.keys(callTable).toSorted());
  const met = rows.map(({ answer, changes }, turn) =>
    answerFaults.flatMap((fault) =>
      inTurn(fault, answer, turn).map(({ name }) => `${changes ? 'change' : 'read'}: ${name}`),
    ),
  );
  expect(answerFaults).toHaveLength(14);
  expect(met.flat()).toHaveLength(rows.length * answerFaults.length);
  const every = answerFaults.flatMap(({ answers }) => answers(null));
  for (const { name } of every)
    expect(met.flat()).toEqual(expect.arrayContaining([`change: ${name}`, `read: ${name}`]));
});

for (const [turn, { call, pattern, answer: good }] of rows.entries()) {
  if (!isOwn(call)) continue;
  const row = callTable[call];
  // One page meets all faults of a call: a new one for each would read and compile the whole portal every time.
  test(call, async ({ page, site, backend, tolerate }) => {
    test.setTimeout(600_000);
    // The browser's own line about the call that fails, and no other.
    const path = pattern.replace(':id', String.raw`\d+`);
    tolerate(new RegExp(String.raw`Failed to load resource: .*\(${backend.url}${path}\)`));
    await page.clock.install();
    if (row.as !== 'visitor') await beSignedIn(page, { backend, site }, row.as);
    await page.goto('payment/failed');
    const meeting = new Meeting(call, row, page, backend, await keptNow(page));
    // With the scripts of the screen: what fails before these have come is the matter of portal/late-scripts.spec.ts.
    if (row.act === null) {
      await goWithin(page, row.screen);
      await row.done(page);
    }
    const broken: string[] = [];
    for (const fault of answerFaults)
      await test.step(fault.name, async () => {
        // After the last one the second try is refused too, in other words than the first.
        const second = fault === answerFaults.at(-1) ? inTurn(fault, good, turn + 1) : [];
        const answers = [...inTurn(fault, good, turn), ...second];
        const seen = await meeting.meet(answers).catch(async (error: unknown) => {
          broken.push(`${fault.name}: ${String(error)}`);
          page.once('dialog', (question) => void question.accept());
          await page.goto('payment/failed');
          return [`FAILED: ${String(error).slice(0, 200)}`];
        });
        for (const description of seen.slice(0, 1))
          test.info().annotations.push({ type: fault.name, description });
      });
    expect(broken.join('\n\n')).toBe('');
  });
}

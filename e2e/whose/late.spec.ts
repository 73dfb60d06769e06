import { stripVTControlCharacters } from 'node:util';
import { expect } from '@playwright/test';
import { contract } from '../../src/test/contract';
import { everyPair } from '../../src/test/everyPair';
import { portalTest as test } from '../fixtures';
import { mayHoldLong } from '../heldCall';
import { answers, calls, LateAnswer } from './LateAnswer';
import { situations } from './situations';
import { watchTab } from './watch';

const cases = calls.flatMap((asked) =>
  situations.flatMap((situation) =>
    answers
      // A read has nothing to be refused but the session: its other failures are the matter of e2e/faults.
      .filter((answer) => asked.changes || answer !== 'refused')
      .map((answer) => ({ asked, situation, answer })),
  ),
);
/** Each call in each situation, each call with each answer, each answer in each situation. */
const chosen = everyPair(cases, ({ asked, situation, answer }) => [asked, situation, answer]);

test('every call of the portal but the export link, each in every situation', () => {
  expect(calls).toHaveLength(contract.length - 1);
  expect(situations).toHaveLength(5);
});

for (const asked of calls)
  test(asked.call, async ({ page, context, backend, tolerate }) => {
    test.setTimeout(600_000);
    // The browser's own line about a refusal; the second member has no receipt.
    tolerate(/Failed to load resource: .*status of (401|422|404)/);
    await context.addInitScript(watchTab);
    await mayHoldLong(context);
    const other = await context.newPage();
    // A page that is given up after a failure need not ask.
    page.on('dialog', (question) => void question.accept());
    for (const tab of [page, other]) await tab.goto('payment/failed');

    const broken: string[] = [];
    for (const { situation, answer } of chosen.filter((one) => one.asked === asked)) {
      const title = `${situation.name} · ${answer}`;
      await test.step(title, async () => {
        const late = new LateAnswer(asked, answer, { page, other }, backend);
        const seen = async () => {
          await late.ask();
          await situation.happens(late);
          const before = await late.sight();
          await late.arrive();
          await situation.holds(late, before);
          return late.seen();
        };
        const description = await seen().catch(async (error: unknown) => {
          broken.push(`${title}: ${String(error)}`);
          // What is wrong here shall not be the next one's fault.
          for (const tab of [page, other]) await tab.goto('payment/failed');
          return `✘ ${stripVTControlCharacters(String(error)).slice(0, 200)}`;
        });
        test.info().annotations.push({ type: title, description });
      });
    }
    expect(broken.join('\n\n')).toBe('');
  });

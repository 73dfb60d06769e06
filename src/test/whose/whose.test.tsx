import { expect, test } from 'vitest';
import { everyPair } from '../everyPair';
import { callTable } from '../calls/callTable';
import { kindOf } from '../calls/CallRow';
import { contract } from '../contract';
import { watchMessages } from '../told';
import { answers, calls, LateAnswer } from './LateAnswer';
import { situations } from './situations';
import '../model/warmUp';

watchMessages();

const cases = calls.flatMap((asked) =>
  situations.flatMap((situation) =>
    answers
      // A read has nothing to be refused but the session: its other failures are the matter of the table of faults.
      .filter((answer) => asked.changes || answer !== 'refused')
      .map((answer) => ({ asked, situation, answer })),
  ),
);
/** Each call, each kind in each situation, each kind with each answer, each answer in each situation. */
const chosen = everyPair(
  cases,
  ({ asked, situation, answer }) => [
    kindOf(callTable[asked.call], asked.changes),
    situation,
    answer,
  ],
  ({ asked }) => asked.call,
);

test('every call of the portal but the export link, each in every situation', () => {
  expect(calls).toHaveLength(contract.length - 1);
  expect(situations).toHaveLength(5);
});

/** Rule C4: an answer belongs to the session and the screen that asked. */
test.each(chosen.map((one) => [one.asked.call, one.situation.name, one.answer, one] as const))(
  '%s, %s, %s',
  async (_call, _situation, _answer, { asked, situation, answer }) => {
    const late = new LateAnswer(asked, answer);
    await late.ask();
    await situation.happens(late);
    await late.portal.drawn();
    const before = late.sight();
    expect(asked.changes && late.isGivenUp, 'a change that was sent is given up').toBe(false);
    await late.arrive();
    await situation.holds(late, before);
  },
);

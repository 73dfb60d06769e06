import { describe, expect, test } from 'vitest';
import type { CallRow } from '../calls/CallRow';
import { callTable, isOwnCall } from '../calls/callTable';
import { contract } from '../contract';
import { everyCombination } from '../everyPair';
import { stopClock } from '../stoppedClock';
import { answerFaults } from './answerFaults';
import { Meeting } from './Meeting';
import { type Met, metBy, visitsOf } from './visits';

stopClock();

const met: Met = new Map();
const table = contract
  .filter(({ call }) => isOwnCall(call))
  .flatMap((row) =>
    isOwnCall(row.call)
      ? visitsOf(callTable[row.call], row, met).map((visit) => ({ row, visit }))
      : [],
  );

describe('each call meets each fault', () => {
  test.each(
    table.map(
      ({ row, visit }) => [row.call, visit.map(({ name }) => name).join(', '), row, visit] as const,
    ),
  )('%s: %s', async (call, _, row, visit) => {
    expect(isOwnCall(call) && (await new Meeting(call, row).meet(visit))).toBe(true);
  });
});

test('each call is met by each fault, and every answer of each comes to reads and to changes', () => {
  expect(answerFaults).toHaveLength(14);
  const names = table.flatMap(({ row, visit }) => visit.map((one) => metBy(row.changes, one)));
  const answers = answerFaults.flatMap((fault) => fault.answers(null));
  for (const { name } of answers)
    for (const changes of [true, false]) expect(names).toContain(metBy(changes, { name }));
  const named = Object.values<CallRow>(callTable).flatMap(({ refusals = [] }) => refusals);
  const whole = Object.keys(callTable).length * answers.length + named.length;
  expect(names.length).toSatisfy((length) => length === whole || !everyCombination);
});

import { expect, test } from 'vitest';
import { contract } from '../contract';
import { showPortal } from '../showPortal';
import { sentCalls } from '../wire';
import { callTable, isOwnCall } from './callTable';
import { typeAll } from './moves';
import { smallOffice } from './smallOffice';

const calls = contract.map(({ call }) => call).filter(isOwnCall);

test.each(calls)('%s, as a person makes it', async (call) => {
  const row = callTable[call];
  showPortal(row.screen, row.as, { world: smallOffice });
  await row.open?.();
  await typeAll(row.typed ?? {});
  await row.act?.();
  await row.done();
  const path = new RegExp(`^${call.replace('{id}', String.raw`\d+`)}$`);
  expect(sentCalls().filter((sent) => path.test(sent))).toHaveLength(1);
});

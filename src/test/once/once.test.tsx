import { afterEach, describe, expect, test } from 'vitest';
import { changeLanguage } from '../../i18n/i18n';
import { smallOffice } from '../calls/smallOffice';
import { contract } from '../contract';
import { imitateDevice } from '../device';
import { watchMessages } from '../told';
import { isChange, waysOf } from './onceTable';
import { longLists, Pressing } from './Pressing';
import { ways } from './ways';
import '../model/warmUp';

watchMessages();
imitateDevice();

const changes = contract.map(({ call }) => call).filter(isChange);

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'locks');
  await changeLanguage('en');
});

test('every change of the specification is pressed again', () => {
  const documented = contract.filter((row) => row.changes).map(({ call }) => call);
  expect(changes.toSorted()).toEqual(documented.toSorted());
});

/** Rule C1: however it is pressed again while it runs, one request is made, and its outcome told. */
describe.each(changes)('%s', (call) => {
  test.each(waysOf(call))('%s', async (name) => {
    const { press, ends } = ways[name];
    const world = name === 'after sort, search and page' ? longLists : smallOffice;
    const pressing = new Pressing(call, world, name === 'Back and Forward');
    await press(pressing);
    await pressing.end(ends);
    expect(pressing.portal.requests).toHaveLength(1);
  });
});

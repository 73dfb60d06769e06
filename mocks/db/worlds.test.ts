import { expect, test } from 'vitest';
import { createService } from '../service';
import { crowdWorld, demoWorld } from './worlds';

test('the sample data is the same every time', () => {
  expect(demoWorld()).toEqual(demoWorld());
});

test('ids and membership numbers are unique, and no account shares an id with a member', () => {
  const { members, users } = demoWorld();
  const ids = [...members, ...users].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const numbers = members.flatMap(({ membership }) => membership ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the demo has a member in each state, and 40 applications waiting for payment', () => {
  const { members } = demoWorld();
  const states = new Set(members.map(({ paymentStatus }) => paymentStatus));
  expect(states).toEqual(new Set([null, 'pending', 'paid', 'done', 'Under Review']));
  expect(members.filter(({ paymentStatus }) => paymentStatus === 'pending')).toHaveLength(40);
  expect(new Set(members.map(({ representatives }) => representatives.length))).toContain(5);
  expect(new Set(members.map(({ representatives }) => representatives.length))).toContain(0);
  expect(members.filter(({ origin }) => origin === 'old').length).toBeGreaterThan(240);
});

test('only the lookalike firms have invalid numbers', () => {
  const { members } = demoWorld();
  const wrong = members.filter(({ mobile }) => !/^[6-9]\d{9}$/.test(mobile));
  expect(wrong.map(({ mobile }) => mobile)).toEqual([
    '0542 2366112',
    '0000000000',
    '+91 94152 01101',
    '099563-03006',
    '94152045',
    '',
  ]);
});

test('nine in ten sample applications have their own email address', () => {
  const crowd = demoWorld().members.filter(({ id }) => id > 2000 && id <= 2040);
  const addresses = crowd.flatMap(({ email }) => email ?? []);
  expect(new Set(addresses).size).toBe(36);
});

test('a service does not change its seed data, and a reset restores it', async () => {
  const world = crowdWorld(3);
  const before = structuredClone(world);
  const service = createService({ world });
  await service.ready;
  await service.db.members.updateMany((q) => q.where(() => true), {
    data(row) {
      row.representatives.length = 0;
    },
  });
  expect(world).toEqual(before);
  await service.reset();
  expect((await service.snapshot()).members).toEqual(before.members);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkConfig } from './loadConfig';
import { sampleValues } from './sample';

const shipped = checkConfig(JSON.parse(readFileSync('public/config.json', 'utf8')));
if (!shipped.ok) throw new Error('public/config.json is wrong');
const { association } = shipped.config;

test('the association of public/config.json is the sample', () => {
  expect(sampleValues(association)).toEqual([
    'VNS/1234/2001',
    '0542 000 0000',
    'office@bvus.example',
  ]);
});

test('each remaining sample value is reported, and no real one', () => {
  const own = { registrationNumber: 'VNS/9/1999', phone: '0542 245 0000', email: '' };
  expect(sampleValues({ ...association, ...own })).toEqual([]);
  expect(sampleValues({ ...association, ...own, phone: association.phone })).toEqual([
    '0542 000 0000',
  ]);
});

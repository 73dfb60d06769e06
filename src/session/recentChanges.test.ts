import * as v from 'valibot';
import { expect, test } from 'vitest';
import { recentChanges } from './recentChanges';

const values = {
  firmName: 'Assi Silks',
  address: 'B 1/150, Assi, Varanasi 221005',
  firmMobile: '9415012345',
  firmAlternateMobile: '',
  area: 'Assi',
  representatives: [{ name: 'Anil Yadav', mobile: '9415000002' }],
};

/** As the first release wrote it: a literal copy, which never changes with the code. */
const first = {
  key: 'V1StGXR8_Z5jdHi6B-myT',
  at: 1764547200000,
  isConfirmed: true,
  list: 'members',
  kind: 'deleted',
  id: 311,
  membership: '1002',
  values,
};

test('a line of the first release stays readable, and a field that it lacks is empty', () => {
  expect(v.parse(recentChanges.entry, first)).toMatchObject(first);
  const older = { ...first, values: { ...values, area: undefined } };
  expect(v.parse(recentChanges.entry, older)).toMatchObject({ values: { ...values, area: '' } });
});

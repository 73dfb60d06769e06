import { expect, test } from 'vitest';
import { firmKeys, KnownFirms, mobileKey } from './sameFirm';

type Row = readonly [membership: string | null, mobile: string, name: string];

const firmOf = ([membership, mobile, name]: Row) => ({ membership, mobile, name });

const known = new KnownFirms(
  (
    [
      ['M-12', '9415000001', 'Assi Silks'],
      ['1001', '9415000002', 'Kashi Zari'],
      ['1001', '9415000009', 'Second with this number'],
      [null, '9415000003', 'ज़री घर'],
      [null, '+91 94150-00003', 'Chowk Sarees'],
      [null, '98765', 'Short'],
      [null, '', 'No mobile'],
      ['', 'none', 'No mobile'],
    ] as const
  ).map(firmOf),
);

test.each<readonly [string, Row, string | undefined]>([
  ['its number, whatever the mobile', ['1001', '9415000003', 'Other'], 'Kashi Zari'],
  ['its number in other letters and spaces', [' m–12 ', '', ''], 'Assi Silks'],
  ['its number in other digits', ['१००१', '', ''], 'Kashi Zari'],
  ['nothing, if its number is new', ['77', '9415000001', 'Assi Silks'], undefined],
  ['nothing, if its number has another zero', ['01001', '', ''], undefined],
  ['its mobile, without a number', [null, '9415000001', 'Renamed'], 'Assi Silks'],
  ['its mobile, with a number of spaces', [' ', '9415000001', ''], 'Assi Silks'],
  ['its mobile with a prefix and signs', ['', '0091 94150 00001', ''], 'Assi Silks'],
  ['its mobile in other digits', ['', '९४१५०००००१', ''], 'Assi Silks'],
  ['a text that is too short for a mobile', ['', '98765', ''], 'Short'],
  ['the namesake of two with its mobile', ['', '9415000003', 'CHOWK  sarees'], 'Chowk Sarees'],
  ['the namesake in other letters', ['', '09415000003', 'जरी घर'], 'ज़री घर'],
  ['nothing, if neither has its name', ['', '9415000003', 'Lanka Silks'], undefined],
  ['nothing without a number and a mobile', ['', '', 'No mobile'], undefined],
  ['nothing by a mobile without digits', ['', 'none', 'No mobile'], undefined],
])('finds a firm by %s', (_, row, name) => {
  expect(known.find(firmKeys(firmOf(row)))?.name).toBe(name);
});

const names = (mobile: string) => known.withMobile(mobileKey(mobile)).map(({ name }) => name);

test('finds all firms with a mobile', () => {
  expect(names('+919415000003')).toEqual(['ज़री घर', 'Chowk Sarees']);
  expect(names('9415000004')).toEqual([]);
  expect(names('')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { decodeMemberRecord, decodeReturnedRecord } from './memberRecord';
import { UnreadableAnswer } from './read';

const wire = {
  payment_date: '2025-04-11',
  membership: 1042,
  name: 'Ganga Brocade House',
  address: 'Kamachha, Varanasi',
  mobile: '9415012345',
  area: 'Kamachha',
  mobile_alt: '05422450000',
  rep_name_1: 'Rekha Gupta',
  rep_mobile_1: '9415000001',
};

const nobody = { name: '', mobile: '' };

const record = {
  membership: '1042',
  paymentDate: '2025-04-11',
  firmName: 'Ganga Brocade House',
  address: 'Kamachha, Varanasi',
  firmMobile: '9415012345',
  firmAlternateMobile: '05422450000',
  area: 'Kamachha',
  representatives: [{ name: 'Rekha Gupta', mobile: '9415000001' }, nobody, nobody, nobody, nobody],
};

const others = {
  company_name: wire.name,
  registered_address: wire.address,
  registered_contact_no: wire.mobile,
  alternate_contact_no: wire.mobile_alt,
};

describe('a member record', () => {
  test.each<[string, object, object]>([
    ['stands bare', wire, record],
    ['is under data.list', { data: { list: [wire] } }, record],
    [
      'has other names',
      { ...wire, ...others, name: '', address: null, mobile: ' ', mobile_alt: undefined },
      record,
    ],
    [
      'has both names: the first one with a value wins',
      {
        ...wire,
        company_name: 'x',
        registered_address: 'x',
        registered_contact_no: 'x',
        alternate_contact_no: 'x',
      },
      record,
    ],
    ['has no number if it is 0', { ...wire, membership: 0 }, { ...record, membership: null }],
    [
      'leaves missing texts empty',
      { name: null },
      {
        membership: null,
        paymentDate: '',
        firmName: '',
        address: '',
        firmMobile: '',
        firmAlternateMobile: '',
        area: '',
        representatives: Array.from({ length: 5 }, () => nobody),
      },
    ],
  ])('%s', (_, answer, read) => expect(decodeMemberRecord(answer)).toEqual(read));

  test('that is missing is not read as a blank one', () => {
    for (const answer of [{ list: {} }, { message: 'No such member' }])
      expect(() => decodeMemberRecord(answer)).toThrow(UnreadableAnswer);
  });

  test('keeps its five representatives in their positions, the blank ones too', () => {
    const decoded = decodeMemberRecord({
      name: 'Assi Silks',
      rep_name_1: null,
      rep_mobile_1: '',
      rep_name_2: ' Rekha Gupta ',
      rep_mobile_2: 9415000001,
      rep_name_3: ' ',
      rep_mobile_4: '9415000004',
      rep_name_5: 'अनिल यादव',
      rep_name_6: 'Nobody',
    });
    expect(decoded.representatives).toEqual([
      nobody,
      { name: 'Rekha Gupta', mobile: '9415000001' },
      nobody,
      { name: '', mobile: '9415000004' },
      { name: 'अनिल यादव', mobile: '' },
    ]);
  });
});

test('a save may return the profile; without one the screen keeps its own values', () => {
  for (const list of [wire, [wire]])
    expect(decodeReturnedRecord({ message: 'Updated.', list })).toEqual(record);
  for (const answer of [undefined, { message: 'Updated.' }, { message: 'Updated.', list: [] }])
    expect(decodeReturnedRecord(answer)).toBeNull();
});

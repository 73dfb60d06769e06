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

describe('a member record', () => {
  test('is bare or under data.list; one that is missing never passes as a blank one', () => {
    for (const answer of [wire, { data: { list: [wire] } }])
      expect(decodeMemberRecord(answer)).toEqual(record);
    for (const answer of [{ list: {} }, { message: 'No such member' }])
      expect(() => decodeMemberRecord(answer)).toThrow(UnreadableAnswer);
  });

  test('has its fields under either of two names, the first non-empty one wins', () => {
    const { name, address, mobile, mobile_alt, ...rest } = wire;
    const other = {
      ...rest,
      company_name: name,
      registered_address: address,
      registered_contact_no: mobile,
      alternate_contact_no: mobile_alt,
    };
    expect(decodeMemberRecord(other)).toEqual(record);
    expect(
      decodeMemberRecord({ ...other, name: '', address: null, mobile: ' ', mobile_alt: undefined }),
    ).toEqual(record);
    expect(
      decodeMemberRecord({
        ...wire,
        company_name: 'x',
        registered_address: 'x',
        registered_contact_no: 'x',
        alternate_contact_no: 'x',
      }),
    ).toEqual(record);
  });

  test('has no membership number where it is 0', () => {
    expect(decodeMemberRecord({ ...wire, membership: 0 }).membership).toBeNull();
  });

  test('keeps its five representatives at their places, the blank ones too', () => {
    const decoded = decodeMemberRecord({
      name: 'Assi Silks',
      rep_name_1: null,
      rep_mobile_1: '',
      rep_name_2: ' Rekha Gupta ',
      rep_mobile_2: 9415000001,
      rep_name_3: ' ',
      rep_mobile_3: undefined,
      rep_name_4: '',
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

  test('leaves missing texts empty', () => {
    expect(decodeMemberRecord({ name: null })).toEqual({
      membership: null,
      paymentDate: '',
      firmName: '',
      address: '',
      firmMobile: '',
      firmAlternateMobile: '',
      area: '',
      representatives: [nobody, nobody, nobody, nobody, nobody],
    });
  });
});

describe('the profile that a save returns', () => {
  test('is read where there is one', () => {
    expect(decodeReturnedRecord({ message: 'Profile updated.', list: wire })).toEqual(record);
    expect(decodeReturnedRecord({ message: 'Profile updated.', list: [wire] })).toEqual(record);
  });

  test('is none where the answer holds none, so that the screen keeps its own values', () => {
    for (const answer of [undefined, { message: 'Updated.' }, { message: 'Updated.', list: [] }])
      expect(decodeReturnedRecord(answer)).toBeNull();
  });
});

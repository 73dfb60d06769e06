import { describe, expect, test } from 'vitest';
import { firm, membershipProfile, profile, receipt } from '../../test/contractSamples';
import { UnreadableAnswer } from './read';
import {
  decodeMemberRecord,
  decodeMembershipProfile,
  decodeReceipt,
  decodeReturnedRecord,
} from './records';

const wire = {
  ...profile,
  mobile_alt: '05422450000',
};

const nobody = { name: '', mobile: '' };

const record = {
  membership: '1042',
  paymentDate: '2025-04-11',
  ...firm,
  firmAlternateMobile: '05422450000',
  representatives: [...firm.representatives, nobody, nobody, nobody],
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

const shownProfile = {
  members: [
    {
      membership: '1042',
      companyName: firm.firmName,
      natureOfBusiness: 'Manufacturer',
      registeredContactNo: firm.firmMobile,
      productCategory: 'Handlooms',
      otherProductCategory: '',
      yearOfEstablishment: '1974',
      companyEmail: 'office@ganga.example',
    },
  ],
  addresses: [{ title: 'Head Office', address: firm.address }],
  contacts: [{ name: 'Rekha Gupta', gender: 'Female', number: '9415000001' }],
  others: ['0542 2450000'],
};

const { members } = membershipProfile;
const { company_name, registered_contact_no, ...otherFields } = members;
const noParts = { addresses: [], contacts: [], others: [] };

test.each<[string, object, object]>([
  ['stands bare', membershipProfile, shownProfile],
  ['is under data', { data: membershipProfile }, shownProfile],
  [
    'has a record instead of a list',
    {
      members: [members],
      addresses: membershipProfile.addresses[0],
      contacts: membershipProfile.contacts[0],
      others: membershipProfile.others[0],
    },
    shownProfile,
  ],
  [
    'has other names',
    {
      ...membershipProfile,
      members: { ...otherFields, name: company_name, mobile: registered_contact_no },
    },
    shownProfile,
  ],
  ['lacks parts', { members }, { ...shownProfile, ...noParts }],
  [
    'has invalid parts',
    { members, addresses: null, contacts: [], others: 'x' },
    { ...shownProfile, ...noParts },
  ],
  [
    'has records without a field: no rows',
    { members: {}, addresses: {}, contacts: [{}] },
    { ...noParts, members: [] },
  ],
  [
    'has no membership number if it is 0',
    { ...membershipProfile, members: { ...members, membership: 0 } },
    { ...shownProfile, members: [{ ...shownProfile.members[0], membership: null }] },
  ],
])('a membership profile %s', (_, answer, read) =>
  expect(decodeMembershipProfile(answer)).toEqual(read),
);

test('a membership profile cannot be read if the members are null or missing', () => {
  for (const answer of [null, '<html>', { members: 'none' }, { data: { members: null } }])
    expect(() => decodeMembershipProfile(answer)).toThrow(UnreadableAnswer);
});

const shownReceipt = {
  receiptNo: 'R-2025-0042',
  paymentDate: '2025-04-11',
  membership: '1042',
  firmName: firm.firmName,
  email: 'office@ganga.example',
  phone: firm.firmMobile,
  address: firm.address,
  fee: '2500',
};

const { name, mobile, address, ...rest } = receipt;

test.each<[string, object, object]>([
  [
    'is under receipt',
    { receipt: [receipt], confDetails: {}, getFee: null, delInfo: [], receiptSetting: 'x' },
    {},
  ],
  ['is in an envelope', { data: { receipt } }, {}],
  ['stands bare', receipt, {}],
  [
    'has its fields under other names',
    { ...rest, company_name: name, registered_contact_no: mobile, registered_address: address },
    {},
  ],
  [
    'keeps date and fee as the service wrote them, and has no number if it is 0',
    { ...receipt, payment_date: '11/04/2025', membership_fee: '2,500.00', membership: 0 },
    { paymentDate: '11/04/2025', fee: '2,500.00', membership: null },
  ],
])('a receipt %s', (_, answer, read) =>
  expect(decodeReceipt(answer)).toEqual({ ...shownReceipt, ...read }),
);

test('a receipt that is null or missing is unreadable, not blank', () => {
  for (const answer of [null, { receipt: {} }, { confDetails: {}, getFee: 2500 }])
    expect(() => decodeReceipt(answer)).toThrow(UnreadableAnswer);
});

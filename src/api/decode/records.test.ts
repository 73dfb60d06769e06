import { describe, expect, test } from 'vitest';
import { UnreadableAnswer } from './read';
import {
  decodeMemberRecord,
  decodeMembershipProfile,
  decodeReceipt,
  decodeReturnedRecord,
} from './records';

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

const storedProfile = {
  members: {
    membership: 1042,
    company_name: 'Ganga Brocade House',
    nature_of_bussiness: 'Manufacturer',
    registered_contact_no: '9415012345',
    product_category: 'Handlooms',
    other_product_category: null,
    year_of_establishment: 1974,
    company_email: 'office@ganga.example',
  },
  addresses: [{ title: 'Head Office', address: 'Kamachha' }],
  contacts: [
    { contact_person_name: 'Rekha Gupta', gender: 'Female', contact_person_no: 9415000001 },
  ],
  others: [{ other_contact: '0542 2450000' }],
};

const profile = {
  members: [
    {
      membership: '1042',
      companyName: 'Ganga Brocade House',
      natureOfBusiness: 'Manufacturer',
      registeredContactNo: '9415012345',
      productCategory: 'Handlooms',
      otherProductCategory: '',
      yearOfEstablishment: '1974',
      companyEmail: 'office@ganga.example',
    },
  ],
  addresses: [{ title: 'Head Office', address: 'Kamachha' }],
  contacts: [{ name: 'Rekha Gupta', gender: 'Female', number: '9415000001' }],
  others: ['0542 2450000'],
};

const { members } = storedProfile;
const { company_name, registered_contact_no, ...otherFields } = members;
const noParts = { addresses: [], contacts: [], others: [] };

test.each<[string, object, object]>([
  ['stands bare', storedProfile, profile],
  ['is under data', { data: storedProfile }, profile],
  [
    'has a record instead of a list',
    {
      members: [members],
      addresses: storedProfile.addresses[0],
      contacts: storedProfile.contacts[0],
      others: storedProfile.others[0],
    },
    profile,
  ],
  [
    'has other names',
    {
      ...storedProfile,
      members: { ...otherFields, name: company_name, mobile: registered_contact_no },
    },
    profile,
  ],
  ['lacks parts', { members }, { ...profile, ...noParts }],
  [
    'has invalid parts',
    { members, addresses: null, contacts: [], others: 'x' },
    { ...profile, ...noParts },
  ],
  [
    'has records without a field: no rows',
    { members: {}, addresses: {}, contacts: [{}] },
    { ...noParts, members: [] },
  ],
  [
    'has no membership number if it is 0',
    { ...storedProfile, members: { ...members, membership: 0 } },
    { ...profile, members: [{ ...profile.members[0], membership: null }] },
  ],
])('a membership profile %s', (_, answer, read) =>
  expect(decodeMembershipProfile(answer)).toEqual(read),
);

test('a membership profile cannot be read if the members are null or missing', () => {
  for (const answer of [null, '<html>', { members: 'none' }, { data: { members: null } }])
    expect(() => decodeMembershipProfile(answer)).toThrow(UnreadableAnswer);
});

const storedReceipt = {
  receipt_no: 'R-2025-0042',
  payment_date: '2025-04-11',
  membership: 1042,
  name: 'Ganga Brocade House',
  email: 'office@ganga.example',
  mobile: '9415012345',
  address: 'Kamachha, Varanasi',
  membership_fee: 2500,
};

const receipt = {
  receiptNo: 'R-2025-0042',
  paymentDate: '2025-04-11',
  membership: '1042',
  firmName: 'Ganga Brocade House',
  email: 'office@ganga.example',
  phone: '9415012345',
  address: 'Kamachha, Varanasi',
  fee: '2500',
};

const { name, mobile, address, ...rest } = storedReceipt;

test.each<[string, object, object]>([
  [
    'is under receipt',
    { receipt: [storedReceipt], confDetails: {}, getFee: null, delInfo: [], receiptSetting: 'x' },
    {},
  ],
  ['is in an envelope', { data: { receipt: storedReceipt } }, {}],
  ['stands bare', storedReceipt, {}],
  [
    'has its fields under other names',
    { ...rest, company_name: name, registered_contact_no: mobile, registered_address: address },
    {},
  ],
  [
    'keeps date and fee as the service wrote them, and has no number if it is 0',
    { ...storedReceipt, payment_date: '11/04/2025', membership_fee: '2,500.00', membership: 0 },
    { paymentDate: '11/04/2025', fee: '2,500.00', membership: null },
  ],
])('a receipt %s', (_, answer, read) =>
  expect(decodeReceipt(answer)).toEqual({ ...receipt, ...read }),
);

test('a receipt that is null or missing is unreadable, not blank', () => {
  for (const answer of [null, { receipt: {} }, { confDetails: {}, getFee: 2500 }])
    expect(() => decodeReceipt(answer)).toThrow(UnreadableAnswer);
});

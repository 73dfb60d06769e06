import { expect, test } from 'vitest';
import { decodeMembershipProfile } from './membershipProfile';
import { UnreadableAnswer } from './read';

const wire = {
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

const { members } = wire;
const { company_name: name, registered_contact_no: mobile, ...rest } = members;
const nothing = { addresses: [], contacts: [], others: [] };

test.each<[string, object, object]>([
  ['stands bare', wire, profile],
  ['is under data', { data: wire }, profile],
  [
    'has a record instead of a list',
    {
      members: [members],
      addresses: wire.addresses[0],
      contacts: wire.contacts[0],
      others: wire.others[0],
    },
    profile,
  ],
  ['has other names', { ...wire, members: { ...rest, name, mobile } }, profile],
  ['lacks parts', { members }, { ...profile, ...nothing }],
  [
    'has invalid parts',
    { members, addresses: null, contacts: [], others: 'x' },
    { ...profile, ...nothing },
  ],
  [
    'has records without a field: no rows',
    { members: {}, addresses: {}, contacts: [{}] },
    { ...nothing, members: [] },
  ],
  [
    'has no membership number if it is 0',
    { ...wire, members: { ...members, membership: 0 } },
    { ...profile, members: [{ ...profile.members[0], membership: null }] },
  ],
])('a membership profile %s', (_, answer, read) =>
  expect(decodeMembershipProfile(answer)).toEqual(read),
);

test('a membership profile cannot be read if the members are null or missing', () => {
  for (const answer of [null, '<html>', { members: 'none' }, { data: { members: null } }])
    expect(() => decodeMembershipProfile(answer)).toThrow(UnreadableAnswer);
});

import { describe, expect, test } from 'vitest';
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

describe('the membership profile', () => {
  test('has each part as an array or as one record, bare or under data', () => {
    expect(decodeMembershipProfile(wire)).toEqual(profile);
    expect(decodeMembershipProfile({ data: wire })).toEqual(profile);
    expect(
      decodeMembershipProfile({
        members: [wire.members],
        addresses: wire.addresses[0],
        contacts: wire.contacts[0],
        others: wire.others[0],
      }),
    ).toEqual(profile);
  });

  test('has empty parts where the service gave none', () => {
    const { members } = wire;
    const bare = { ...profile, addresses: [], contacts: [], others: [] };
    expect(decodeMembershipProfile({ members })).toEqual(bare);
    expect(
      decodeMembershipProfile({ members, addresses: null, contacts: [], others: 'x' }),
    ).toEqual(bare);
  });

  test('has no row for a record without a field', () => {
    const none = { members: [], addresses: [], contacts: [], others: [] };
    expect(decodeMembershipProfile({ members: {}, addresses: {}, contacts: [{}] })).toEqual(none);
  });

  test('reads the other names of firm and mobile', () => {
    const { company_name: name, registered_contact_no: mobile, ...rest } = wire.members;
    expect(decodeMembershipProfile({ ...wire, members: { ...rest, name, mobile } })).toEqual(
      profile,
    );
  });

  test('has no membership number where it is 0', () => {
    const members = { ...wire.members, membership: 0 };
    expect(decodeMembershipProfile({ ...wire, members }).members[0]?.membership).toBeNull();
  });

  test('cannot be read where the members are null or missing', () => {
    for (const answer of [null, '<html>', { members: 'none' }, { data: { members: null } }])
      expect(() => decodeMembershipProfile(answer)).toThrow(UnreadableAnswer);
  });
});

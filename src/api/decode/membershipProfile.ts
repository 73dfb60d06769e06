import type { MembershipProfile } from '../../domain/membershipProfile';
import {
  fieldsOf,
  readNested,
  isRecord,
  readFirstText,
  readMembership,
  readText,
  UnreadableAnswer,
  type WireRecord,
} from './read';

/** GET /api/member_view/{memberId}. */
export function decodeMembershipProfile(answer: unknown): MembershipProfile {
  const { members, contacts, addresses, others } = fieldsOf(readNested(answer, 'data'));
  if (typeof members !== 'object' || members === null) throw new UnreadableAnswer('No members');
  return {
    members: records(members).map((row) => ({
      membership: readMembership(row['membership']),
      companyName: readFirstText(row, ['company_name', 'name']),
      natureOfBusiness: readText(row['nature_of_bussiness']),
      registeredContactNo: readFirstText(row, ['registered_contact_no', 'mobile']),
      productCategory: readText(row['product_category']),
      otherProductCategory: readText(row['other_product_category']),
      yearOfEstablishment: readText(row['year_of_establishment']),
      companyEmail: readText(row['company_email']),
    })),
    contacts: records(contacts).map((row) => ({
      name: readText(row['contact_person_name']),
      gender: readText(row['gender']),
      number: readText(row['contact_person_no']),
    })),
    addresses: records(addresses).map((row) => ({
      title: readText(row['title']),
      address: readText(row['address']),
    })),
    others: records(others).map((row) => readText(row['other_contact'])),
  };
}

/** Each part is an array of records, a single record, or nothing. Empty records are dropped: each would be a row of dashes. */
function records(value: unknown): readonly WireRecord[] {
  return (Array.isArray(value) ? value : [value])
    .filter(isRecord)
    .filter((record) => Object.keys(record).length > 0);
}

import type { MemberChanges } from './member';
import { withMobilesAsDigits } from './memberChanges';
import { firmFields } from './memberFields';
import { filledRepresentatives } from './representatives';
import { textHash } from './textHash';

/** Has a mark in common with every other update: a second one is asked about whatever it changes. */
export const updateSubject = (member: MemberChanges): string => `any ${updateHash(member)}`;

/** The mark of what an update sends, equal to that of a record that holds it. The wire does not say at which place a representative stood. */
function updateHash(member: MemberChanges): string {
  const { representatives, ...firm } = withMobilesAsDigits(member);
  // Not every service is sent the alternate mobile (rule W11).
  const texts = firmFields
    .filter((name) => name !== 'firmAlternateMobile')
    .map((name) => firm[name].trim());
  const people = filledRepresentatives(representatives).map(({ name, mobile }) => [
    name.trim(),
    mobile,
  ]);
  return textHash(JSON.stringify([texts, people]));
}

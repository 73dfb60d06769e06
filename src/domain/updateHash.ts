import type { MemberChanges } from './member';
import { withMobilesAsDigits } from './memberEdits';
import { firmFields } from './memberFields';
import { filledRepresentatives } from './representatives';
import { textHash } from './textHash';

/** The subject of an update. All updates share the word "any": a second update always asks, whatever it changes. */
export const updateSubject = (member: MemberChanges): string => `any ${updateHash(member)}`;

/** Equal for an update and for a record that stores it. The positions of representatives do not count: requests lack them. */
function updateHash(member: MemberChanges): string {
  const { representatives, ...firm } = withMobilesAsDigits(member);
  // Some services are not sent the alternate mobile (rule W11).
  const texts = firmFields
    .filter((name) => name !== 'firmAlternateMobile')
    .map((name) => firm[name].trim());
  const people = filledRepresentatives(representatives).map(({ name, mobile }) => [
    name.trim(),
    mobile,
  ]);
  return textHash(JSON.stringify([texts, people]));
}

import type { MemberUpdate } from '../../domain/member';
import { withMobilesAsDigits } from '../../domain/memberEdits';
import { firmFields } from '../../domain/memberFields';
import { filledRepresentatives } from '../../domain/representatives';
import { encodeFirm, fieldOfRegistration, WIRE_FIELDS } from './requests';

/** The documented body of PUT /api/member_update and PUT /api/profile_update (product §7), mobiles as digits. */
export function encodeMemberUpdate({ id, ...typed }: MemberUpdate, sendAlternateMobile: boolean) {
  const member = withMobilesAsDigits(typed);
  const sent = firmFields.filter((field) => WIRE_FIELDS[field].isInUpdate || sendAlternateMobile);
  return {
    id,
    ...encodeFirm(member, sent),
    representatives: filledRepresentatives(member.representatives),
  };
}

export const fieldOfUpdate = (update: MemberUpdate) =>
  fieldOfRegistration(withMobilesAsDigits(update));

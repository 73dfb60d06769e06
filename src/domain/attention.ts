import type { Member, NewMember } from './member';
import { mobileOf } from './phone';

export type AttentionReason = 'noName' | 'noId' | 'noMobile' | 'noEmail';

/** Everything the office has to find out about a firm: a blank text is missing, and so is a number that cannot be a mobile. */
export function attentionOf(firm: Member | NewMember): readonly AttentionReason[] {
  const reasons: AttentionReason[] = [];
  if (firm.name.trim() === '') reasons.push('noName');
  if (firm.id === null) reasons.push('noId');
  if (mobileOf(firm.mobile) === null) reasons.push('noMobile');
  if (firm.email.trim() === '') reasons.push('noEmail');
  return reasons;
}

export const needsAttention = (firm: Member | NewMember): boolean => attentionOf(firm).length > 0;

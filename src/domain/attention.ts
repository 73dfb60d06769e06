import type { Member, NewMember } from './member';
import { mobileOf } from './phone';

/** What a firm of a list lacks. */
export type AttentionReason = 'noName' | 'noId' | 'noMobile' | 'noEmail';

/** What the office has to find out about a firm; blanks are nothing, and so is a mobile that none can be (see `mobileOf`). */
export function attentionOf(firm: Member | NewMember): readonly AttentionReason[] {
  const reasons: AttentionReason[] = [];
  if (firm.name.trim() === '') reasons.push('noName');
  if (firm.id === null) reasons.push('noId');
  if (mobileOf(firm.mobile) === null) reasons.push('noMobile');
  if (firm.email.trim() === '') reasons.push('noEmail');
  return reasons;
}

/** The same as a yes or no, for a list of 100,000. */
export const needsAttention = (firm: Member | NewMember): boolean =>
  firm.id === null ||
  firm.name.trim() === '' ||
  firm.email.trim() === '' ||
  mobileOf(firm.mobile) === null;

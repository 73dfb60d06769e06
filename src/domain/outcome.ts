import type { Member, MemberStatus, NewMember } from './member';
import type { MemberId } from './memberId';

/** What a change has made of a firm, as far as a list shows it: said by the answer alone, before any list is read again. */
export type Outcome =
  | { readonly kind: 'status'; readonly id: MemberId; readonly status: MemberStatus }
  | { readonly kind: 'numbered'; readonly id: MemberId }
  | { readonly kind: 'deleted'; readonly id: MemberId };

/** `null` where the firm is no longer there; itself where the outcome says nothing of it. */
export function memberAfter(member: Member, outcome: Outcome): Member | null {
  if (member.id !== outcome.id) return member;
  switch (outcome.kind) {
    case 'status':
      return member.status === outcome.status ? member : { ...member, status: outcome.status };
    case 'deleted':
      return null;
    case 'numbered':
      return member;
  }
}

/** The same of an application. Which number it was given only a list can tell: one of before would be a wrong one. */
export function newMemberAfter(firm: NewMember, outcome: Outcome): NewMember | null {
  if (firm.id !== outcome.id) return firm;
  switch (outcome.kind) {
    case 'numbered':
      // A list that knows of it knows the number too.
      return firm.paymentStatus.kind === 'done'
        ? firm
        : { ...firm, membership: null, paymentStatus: { kind: 'done' } };
    case 'deleted':
      return null;
    case 'status':
      return firm;
  }
}

import type { Member, NewMember } from '../domain/member';

const listed = { id: null, name: '', mobile: '', email: '', membership: null, address: '' };

/** A firm of either list of which nothing is known but this. */
export const member = (firm: Partial<Member>): Member => ({ ...listed, status: 'active', ...firm });
export const applicant = (firm: Partial<NewMember>): NewMember => ({
  ...listed,
  paymentStatus: { kind: 'pending' },
  ...firm,
});

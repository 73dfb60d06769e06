import type { Member, NewMember } from '../domain/member';

const listed = { id: null, name: '', mobile: '', email: '', membership: null, address: '' };

export const member = (firm: Partial<Member>): Member => ({ ...listed, status: 'active', ...firm });
export const applicant = (firm: Partial<NewMember>): NewMember => ({
  ...listed,
  paymentStatus: { kind: 'pending' },
  ...firm,
});

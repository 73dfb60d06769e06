import type { Member, Payment } from './collections';

/** In rupees. */
const MEMBERSHIP_FEE = 2500;

/** A payment for which no link was sent yet, unless overridden. */
export function aPayment(overrides: Partial<Payment> = {}): Payment {
  return {
    fee: MEMBERSHIP_FEE,
    linkSentAt: null,
    dueAt: null,
    paidOn: null,
    receiptNo: null,
    ...overrides,
  };
}

/** A registered, active member with one representative. The caller gives the `id` and, if it matters, `membership`. */
export function aMember(overrides: Partial<Member> & Pick<Member, 'id'>): Member {
  return {
    origin: 'old',
    membership: null,
    name: `Silk House ${overrides.id}`,
    address: 'D 37/121, Godowlia, Varanasi 221001',
    area: 'Godowlia',
    mobile: '9415200000',
    mobileAlt: null,
    email: null,
    status: 0,
    paymentStatus: null,
    payment: null,
    representatives: [{ name: 'Suresh Gupta', mobile: '9415200001', gender: 'Male' }],
    natureOfBusiness: null,
    productCategory: null,
    otherProductCategory: null,
    yearOfEstablishment: null,
    otherContact: null,
    branches: [],
    ...overrides,
  };
}

/** An application as sent by the public form: pending, without membership number and email address. */
export function anApplication(overrides: Partial<Member> & Pick<Member, 'id'>): Member {
  return aMember({
    origin: 'application',
    name: `New Firm ${overrides.id}`,
    paymentStatus: 'pending',
    payment: aPayment(),
    ...overrides,
  });
}

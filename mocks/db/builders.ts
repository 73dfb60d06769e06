import type { Member, Payment } from './collections';

/** The fee of the association in rupees, as the provider collects it. */
const MEMBERSHIP_FEE = 2500;

/** A payment that nobody was asked for yet; overrides say the rest. */
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

/** A registered, active member with one representative. `id` and, where it matters, `membership` come from the caller. */
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

/** An application as the public form leaves it: pending, without a number, without an e-mail address. */
export function anApplication(overrides: Partial<Member> & Pick<Member, 'id'>): Member {
  return aMember({
    origin: 'application',
    name: `New Firm ${overrides.id}`,
    paymentStatus: 'pending',
    payment: aPayment(),
    ...overrides,
  });
}

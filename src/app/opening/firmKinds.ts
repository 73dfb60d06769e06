import type { ListName } from '../../api/listCall';
import { mailAddressOf } from '../../domain/mailAddress';
import type { Member, NewMember } from '../../domain/member';
import type { PaymentStatus } from '../../domain/paymentStatus';
import { callLink } from '../../features/members/waysToReach';

export type Firm = Member | NewMember;

const STATUSES = ['active', 'inactive'] as const;
const PAYMENTS: readonly PaymentStatus[] = [
  { kind: 'pending' },
  { kind: 'paid' },
  { kind: 'done' },
];

/**
 * One firm of each kind that has a row with other parts, with words in place of what it says: `build/firstRows.tsx` draws the row of each,
 * and `firstRows.ts` says in it what the service answered.
 */
export const FIRM_KINDS: Readonly<Record<ListName, readonly Firm[]>> = {
  members: STATUSES.flatMap((status) => firms().map((firm) => ({ ...firm, status }))),
  newMembers: PAYMENTS.flatMap((paymentStatus) =>
    firms().map((firm) => ({ ...firm, paymentStatus })),
  ),
};

function firms() {
  return ['{membership}', null].flatMap((membership) =>
    // One that can be rung, one that cannot, and none; of addresses likewise.
    ['6000000000', '{mobile}', ''].flatMap((mobile) =>
      ['mail@example.org', '{mail}@{domain}', ''].map((email) => ({
        id: 1,
        name: '{name}',
        mobile,
        email,
        membership,
        address: '',
      })),
    ),
  );
}

/** The place of the firm's kind in {@link FIRM_KINDS}; -1 where it has none: without an id, or with a payment status that nobody knows. */
export function kindOf(list: ListName, firm: Firm): number {
  return firm.id === null ? -1 : PARTS[list].indexOf(partsOf(firm));
}

const partsOf = (firm: Firm): string =>
  [
    firm.membership === null,
    firm.mobile === '',
    callLink(firm) === null,
    firm.email === '',
    mailAddressOf(firm.email) === null,
    'status' in firm ? firm.status : firm.paymentStatus.kind,
  ].join();

const PARTS: Readonly<Record<ListName, readonly string[]>> = {
  members: FIRM_KINDS.members.map(partsOf),
  newMembers: FIRM_KINDS.newMembers.map(partsOf),
};

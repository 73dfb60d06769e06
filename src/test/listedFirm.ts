import fc from 'fast-check';
import { memberOf, newMemberOf } from '../api/decode/lists';
import type { Member, MemberChanges, NewMember } from '../domain/member';
import { FIRM_FIELDS, firmOf, MAX_REPRESENTATIVES } from '../domain/memberFields';
import { paymentStatusOf } from '../domain/paymentStatus';

/* Firms with what a test names; all else is empty. A new field or column changes no test that does not name it. */

/** A row of Members. */
export const member = (firm: Partial<Member>): Member => ({ ...memberOf({}), ...firm });

/** A row of New Registration. */
export const applicant = (firm: Partial<NewMember>): NewMember => ({
  ...newMemberOf({}),
  paymentStatus: { kind: 'pending' },
  ...firm,
});

/** `Firm 12`, with a mobile and a payment status as the service writes it. */
export const applied = (id: number, status = 'pending') => ({
  ...applicant({
    name: `Firm ${id}`,
    mobile: '9415200001',
    paymentStatus: paymentStatusOf(status),
  }),
  id,
});

/** The texts of a form. */
export const changes = ({
  representatives = [],
  ...texts
}: Partial<MemberChanges>): MemberChanges => ({
  ...firmOf((field) => texts[field] ?? ''),
  representatives,
});

const fields: readonly string[] = Object.keys(FIRM_FIELDS);

/** A form whose every text is one of these. */
export const anyChanges = (text: fc.Arbitrary<string>): fc.Arbitrary<MemberChanges> =>
  fc
    .record({
      texts: fc.array(text, { minLength: fields.length, maxLength: fields.length }),
      representatives: fc.array(fc.record({ name: text, mobile: text }), {
        maxLength: MAX_REPRESENTATIVES,
      }),
    })
    .map(({ texts, representatives }) => ({
      ...firmOf((field) => texts[fields.indexOf(field)] ?? ''),
      representatives,
    }));

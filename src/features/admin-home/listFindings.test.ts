import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attentionOf } from '../../domain/attention';
import { findDuplicates, groupsOf } from '../../domain/duplicates';
import type { Member, NewMember } from '../../domain/member';
import { findingsOf } from './listFindings';

const texts = { name: 'Silk', email: 'a@b.example', membership: null, address: '' };

const aMember = (id: number | null, mobile: string, email = `${id}@b.example`): Member => ({
  ...texts,
  id,
  mobile,
  email,
  status: 'active',
});

const anApplication = (id: number | null, mobile: string, email?: string): NewMember => {
  const { status: _, ...firm } = aMember(id, mobile, email);
  return { ...firm, paymentStatus: { kind: 'pending' } };
};

const members = [aMember(1, '9415200001'), aMember(2, '0000000000'), aMember(3, '9415200003')];
const newMembers = [
  anApplication(4, '+91 94152 00001'),
  anApplication(5, ''),
  anApplication(1, '9415200001', '1@b.example'),
];

test.each([
  ['the applications', members, null, { members: 1, newMembers: null }],
  ['the members', null, newMembers, { members: null, newMembers: 1 }],
  ['both', null, null, { members: null, newMembers: null }],
] as const)(
  'not known are %s: there is no number, and nobody is told from anybody',
  (_, old, fresh, attention) => {
    expect(findingsOf(old, fresh)).toEqual({
      attention,
      duplicates: { members: null, newMembers: null },
    });
  },
);

const lacking = (rows: readonly (Member | NewMember)[]) =>
  rows.filter((firm) => attentionOf(firm).length > 0).length;

test('equals checking firm by firm', () => {
  const id = fc.option(fc.integer({ min: 1, max: 8 }));
  const mobile = fc.constantFrom('9415200001', '+91 94152-00001', '9415200002', '0542 2401101', '');
  const email = fc.constantFrom('a@b.example', ' A@B.example', 'c@d.example', '-', '');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(id, mobile, email), { maxLength: 12 }),
      fc.array(fc.tuple(id, mobile, email), { maxLength: 12 }),
      (old, fresh) => {
        const [listed, applied] = [
          old.map((row) => aMember(...row)),
          fresh.map((row) => anApplication(...row)),
        ];
        const found = findDuplicates(listed, applied);
        const twice = (rows: readonly (Member | NewMember)[]) =>
          rows.filter((firm) => groupsOf(found, firm).length > 0).length;
        expect(findingsOf(listed, applied)).toEqual({
          attention: { members: lacking(listed), newMembers: lacking(applied) },
          duplicates: { members: twice(listed), newMembers: twice(applied) },
        });
      },
    ),
  );
});

test('a hundred thousand rows of nonsense and duplicates are checked', () => {
  const many = Array.from({ length: 100_000 }, (_, index) =>
    index % 3 === 0
      ? aMember(null, 'n/a', '-')
      : aMember(index, String(9_000_000_000 + (index % 30_000))),
  );
  expect(findingsOf(many, [])).toEqual({
    attention: { members: 33_334, newMembers: 0 },
    duplicates: { members: 66_666, newMembers: 0 },
  });
});

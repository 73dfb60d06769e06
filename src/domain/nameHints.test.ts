import { describe, expect, test } from 'vitest';
import { everyCombination } from '../test/everyPair';
import { applicant, member } from '../test/listedFirm';
import { findDuplicates, groupsOf } from './duplicates';
import type { Member, NewMember } from './member';
import { findNameHints, hintsOf } from './nameHints';

function hints(members: readonly Member[], newMembers: readonly NewMember[] | null = null) {
  const duplicates = findDuplicates(members, newMembers);
  const found = findNameHints(members, newMembers);
  return members
    .slice(0, 1)
    .flatMap((first) => hintsOf(found, first, groupsOf(duplicates, first)))
    .map(({ list, firm }) => `${list} ${firm.name}`);
}

describe('a name is suggested', () => {
  test.each([
    ['Jaiswal Silk Emporium', 'Jayaswal Silk Imporium'],
    ['Jaiswal Silk Emporium', 'जायसवाल सिल्क एम्पोरियम'],
    ['श्री विश्वनाथ साड़ी भंडार', 'Shri Vishwanath Saree Bhandar'],
    ['Gupta Silk', 'गुप्ता सिल्क'],
    ['Vishwanath', 'विश्वनाथ'],
    ['Ansari & Sons Silk', 'ANSARI (Sons) SILK'],
    ['Gupta Vastra 12', 'गुप्ता वस्त्र 12'],
    ['Gupta Vastra 12', 'गुप्ता वस्त्र १२'],
    ['विश्वनाथ सा\u095Cी भण्डार', 'विश्वनाथ सा\u0921\u093Cी भंडार'],
    ['विश्वनाथ साड़ी भंडार', 'विश्वनाथ साडी भन्डार'],
    ['Vishwanath Silk', 'Vishwa\u200Bnath\u00A0Silk'],
  ])('%s, %s', (one, other) => {
    expect(hints([member({ id: 1, name: one }), member({ id: 2, name: other })])).toEqual([
      `members ${other}`,
    ]);
  });

  test('of the other list too, and where nobody has an id', () => {
    expect(
      hints([member({ name: 'Jaiswal Silk' })], [applicant({ name: 'जायसवाल सिल्क' })]),
    ).toEqual(['newMembers जायसवाल सिल्क']);
  });
});

describe('a name is not suggested', () => {
  test.each([
    ['that is blank', ' ', ' '],
    ['of signs and numbers', '& 123456', '& 123456'],
    ['of one short word', 'Gupta', 'Gupta'],
    ['of short words', 'Seth & Sons', 'Seth & Sons'],
    ['of one short word and a number', 'Silk 1234', 'Silk 1234'],
    ['with a word more', 'Jaiswal Silk', 'Jaiswal Silk House'],
    ['with another number', 'Jaiswal Silk 1', 'Jaiswal Silk 2'],
    ['of another script', 'انصاری سلک', 'انصاری سلک'],
  ])('%s', (_, one, other) => {
    expect(hints([member({ id: 1, name: one }), member({ id: 2, name: other })])).toEqual([]);
  });

  test('of the same firm in the other list', () => {
    const firm = { id: 1, name: 'Jaiswal Silk' };
    expect(hints([member(firm)], [applicant(firm)])).toEqual([]);
  });

  test('if the firms already share a mobile or an email address', () => {
    const firm = { name: 'Jaiswal Silk', mobile: '9415201101' };
    const others = [applicant({ id: 3, ...firm }), applicant({ id: 4, ...firm, mobile: '' })];
    expect(hints([member({ id: 1, ...firm })], others)).toEqual(['newMembers Jaiswal Silk']);
  });
});

/** The longest list to expect; a fifth of it is enough to show a cost that is not linear. */
const MANY = everyCombination ? 100_000 : 20_000;

test(`${MANY} equal names are suggested for each other`, () => {
  const all = Array.from({ length: MANY }, (_, index) =>
    member({ id: index + 1, name: 'Jaiswal Silk' }),
  );
  const found = findNameHints(all, null);
  expect(all.slice(0, 1).flatMap((firm) => hintsOf(found, firm, []))).toHaveLength(MANY - 1);
});

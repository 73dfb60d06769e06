import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MemberChanges } from './member';
import { withFiveRows, withMobilesAsDigits, withValue } from './memberChanges';
import { memberFields, type MemberField } from './memberFields';
import { sameValue, valueOf } from './memberChanges';
import { mergeEdits, withChoices } from './mergeEdits';
import { filledRepresentatives } from './representatives';

const sentRows = ({ representatives }: MemberChanges) => filledRepresentatives(representatives);
const named = (fields: readonly MemberField[]) => fields.map((field) => field.join('.'));

const anyText = fc.constantFrom('', ' ', 'A', 'B', ' A', '9', '+9', '98');
const anyRow = fc.record({ name: anyText, mobile: anyText });
const anyMember: fc.Arbitrary<MemberChanges> = fc
  .record({
    firmName: anyText,
    address: anyText,
    firmMobile: anyText,
    firmAlternateMobile: anyText,
    area: anyText,
    representatives: fc.array(anyRow, { maxLength: 5 }),
  })
  .map(withFiveRows);

describe('any three versions', () => {
  test('give, field by field, the newer value, what was typed, or a question', () => {
    fc.assert(
      fc.property(anyMember, anyMember, anyMember, (before, typed, now) => {
        const merged = mergeEdits(before, typed, now);
        const asked = named(merged.conflicts.map(({ field }) => field));
        const theirs = named(merged.theirs);
        for (const field of memberFields) {
          const [name = ''] = named([field]);
          const [was, mine, stored, saved] = [before, typed, merged.now, merged.values].map((one) =>
            valueOf(one, field),
          );
          if (was === undefined || mine === undefined || stored === undefined)
            throw new Error('every version has every field');
          const touched = !sameValue(field, was, mine);
          const changed = !sameValue(field, was, stored);
          expect(saved).toBe(touched ? mine : stored);
          expect(theirs.includes(name)).toBe(changed && !touched);
          expect(asked.includes(name)).toBe(changed && touched && !sameValue(field, mine, stored));
        }
      }),
    );
  });

  test('have the rows of the service in their order, whatever places they are laid on', () => {
    fc.assert(
      fc.property(anyMember, anyMember, (before, now) => {
        expect(sentRows(mergeEdits(before, before, now).now)).toEqual(sentRows(now));
        expect(sentRows(mergeEdits(before, before, now).values)).toEqual(sentRows(now));
      }),
    );
  });

  test('ask nothing where only one of the two changed something', () => {
    fc.assert(
      fc.property(anyMember, anyMember, (before, other) => {
        expect(mergeEdits(before, before, other).conflicts).toEqual([]);
        const mine = mergeEdits(before, other, before);
        expect(mine.conflicts).toEqual([]);
        expect(mine.theirs).toEqual([]);
        expect(withMobilesAsDigits(mine.values)).toEqual(
          withMobilesAsDigits(
            memberFields.reduce(
              (kept, field) =>
                sameValue(field, valueOf(before, field), valueOf(other, field))
                  ? withValue(kept, field, valueOf(before, field))
                  : kept,
              other,
            ),
          ),
        );
      }),
    );
  });

  test('are one after the choice: what was saved is what the service holds', () => {
    fc.assert(
      fc.property(anyMember, anyMember, anyMember, (before, typed, now) => {
        const merged = mergeEdits(before, typed, now);
        const saved = withChoices(
          merged,
          merged.conflicts.map(() => 'now' as const),
        );
        for (const { field } of merged.conflicts)
          expect(valueOf(saved, field)).toBe(valueOf(merged.now, field));
        // Pressed again with nothing changed since, nothing is asked a second time.
        expect(mergeEdits(merged.now, saved, merged.now).conflicts).toEqual([]);
      }),
    );
  });
});

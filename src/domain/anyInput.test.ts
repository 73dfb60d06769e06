import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeMemberUpdate, encodeRegistration } from '../api/encode';
import { anyChanges, changes } from '../test/listedFirm';
import { naughtyStrings } from '../test/naughtyStrings';
import type { MemberChanges } from './member';
import {
  differingFields,
  fieldsNotSaved,
  readMemberChanges,
  readMemberEdit,
  withAllRepresentatives,
} from './memberChanges';
import {
  fieldRowOf,
  filledRepresentatives,
  FIRM_FIELDS,
  MAX_REPRESENTATIVES,
  memberFields,
} from './memberFields';
import { paymentMessage } from './paymentMessage';
import { digitsOf, pastedTenDigits } from './phone';

/** Any script, any length that a person could paste, control characters, half surrogate pairs, and the naughty strings. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 5000 }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.string({ unit: fc.constantFrom(...'0123456789०९٣３+-., \t\n\0\u202E'.split('')) }),
  fc.constantFrom(...naughtyStrings),
);

const anyRow = fc.record({ name: anyText, mobile: anyText });
const anyMember = anyChanges(anyText);

describe('any text', () => {
  const rules = memberFields
    .map(fieldRowOf)
    .flatMap(({ registration, edit }) => [registration ?? edit, edit]);
  const { firmName, firmMobile, firmAlternateMobile } = FIRM_FIELDS;

  test('crashes no rule, and white space never fills a required field', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const rule of rules) {
          const broken = rule(text);
          expect([null, 'required', 'tenDigits', 'upTo15Digits']).toContain(broken);
        }
        expect(firmName.edit(text) === null).toBe(text.trim() !== '');
      }),
    );
  });

  test('passes a mobile rule only as ASCII digits within the limit', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(firmMobile.registration(text) === null).toBe(/^[0-9]{10}(?!\n)$/.test(text));
        expect(firmMobile.edit(text) === null).toBe(/^[0-9]{1,15}(?!\n)$/.test(text));
        expect(firmAlternateMobile.edit(text) === null).toBe(/^[0-9]{0,15}(?!\n)$/.test(text));
      }),
    );
  });

  test('leaves only its digits in a mobile field, of a paste at most ten', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(digitsOf(text)).toMatch(/^[0-9]*$/);
        expect(digitsOf(text)).toContain(pastedTenDigits(text));
      }),
    );
  });

  test('gives a payment message of at most 200 visible characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const message = paymentMessage([text]);
        if (message === null) return;
        expect(message).not.toBe('');
        expect(Array.from(message).length).toBeLessThanOrEqual(200);
        expect(message).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
        expect(paymentMessage([text, text])).toBeNull();
      }),
    );
  });
});

describe('representatives', () => {
  test('are sent trimmed, in order and without blank rows', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 5 }), (rows) => {
        const filled = rows
          .map(({ name, mobile }) => [name.trim(), mobile.trim()])
          .filter((texts) => texts.some((text) => text !== ''));
        expect(filledRepresentatives(rows).map(({ name, mobile }) => [name, mobile])).toEqual(
          filled,
        );
      }),
    );
  });
});

describe('a member with any texts', () => {
  test('has five rows in a form, and is still the same member', () => {
    fc.assert(
      fc.property(anyMember, (typed) => {
        const complete = withAllRepresentatives(typed);
        expect(complete.representatives).toHaveLength(MAX_REPRESENTATIVES);
        const representatives = typed.representatives.slice(0, MAX_REPRESENTATIVES);
        expect(differingFields(complete, { ...typed, representatives })).toEqual([]);
        expect(fieldsNotSaved(complete, { ...typed, representatives })).toEqual([]);
      }),
    );
  });

  test('comes back from storage unchanged', () => {
    fc.assert(
      fc.property(anyMember, (typed) => {
        const complete = withAllRepresentatives(typed);
        const edit = { typed: complete, startedFrom: complete };
        expect(readMemberEdit(JSON.parse(JSON.stringify(edit)))).toEqual(edit);
        expect(readMemberEdit({ typed: complete })).toBeNull();
        expect(readMemberEdit(complete)).toBeNull();
      }),
    );
  });

  test('is sent as typed; an update sends every mobile as digits', () => {
    fc.assert(
      fc.property(anyMember, (typed) => {
        const { firmName, address, area, firmMobile, firmAlternateMobile } = typed;
        expect(encodeRegistration(typed)).toMatchObject({
          firmName,
          address,
          area,
          firmMobile,
          firmAlternateMobile,
        });
        const update = encodeMemberUpdate({ id: 12, ...typed }, {});
        expect(update).toMatchObject({ id: 12, firmName, address, area });
        expect(update).toHaveProperty('firmMobile', digitsOf(firmMobile));
        for (const { mobile } of update.representatives) expect(mobile).toBe(digitsOf(mobile));
        expect(update).not.toHaveProperty('firmAlternateMobile');
      }),
    );
  });
});

test.each([null, 7, 'text', [], [[]]])('%j in storage is no member', (stored) => {
  expect(readMemberChanges(stored)?.firmName ?? '').toBe('');
});

test('any stored value is read as texts or as nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (firmName, representatives) => {
      const read = readMemberChanges({ firmName, representatives });
      expect(typeof read?.firmName).toBe('string');
      expect(read?.representatives.length).toBeLessThanOrEqual(MAX_REPRESENTATIVES);
    }),
  );
});

const member = changes({
  firmName: 'A',
  address: 'B',
  firmMobile: '1',
  area: 'C',
  representatives: [{ name: 'R', mobile: '' }],
});
const withMobiles = (firmMobile: string, mobile: string): MemberChanges => ({
  ...member,
  firmMobile,
  representatives: [{ name: 'R', mobile }],
});

test('changed fields are named; surrounding spaces and another spelling of a mobile are no change', () => {
  expect(differingFields(member, { ...member, area: ' C ' })).toEqual([]);
  const changed = { ...member, area: 'D', firmAlternateMobile: '2', representatives: [] };
  expect(differingFields(member, changed)).toEqual([
    ['firmAlternateMobile'],
    ['area'],
    ['representatives', 0, 'name'],
  ]);
  const [written, sent] = [withMobiles('0542-24', '+91 98'), withMobiles('054224', '9198')];
  expect(differingFields(written, sent)).toEqual([]);
  expect(fieldsNotSaved(sent, written)).toEqual([]);
  expect(fieldsNotSaved(sent, { ...written, firmMobile: '0542-25' })).toEqual(['firmMobile']);
});

test('a representative in another position changes the form, but not what is sent', () => {
  const lower = {
    ...member,
    representatives: [{ name: '', mobile: '' }, ...member.representatives],
  };
  expect(differingFields(member, lower)).toEqual([
    ['representatives', 0, 'name'],
    ['representatives', 1, 'name'],
  ]);
  expect(fieldsNotSaved(member, lower)).toEqual([]);
  const gone = { ...member, area: 'D', representatives: [] };
  expect(fieldsNotSaved(member, gone)).toEqual(['area', 'representatives']);
});

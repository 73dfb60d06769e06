import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decodeCounts,
  decodeMessage,
  decodeSignIn,
  decodeUserDetails,
  decodeVerification,
} from './account';
import { decodeImportResult } from './importResult';
import { decodeMembers, decodeNewMembers } from './lists';
import { UnreadableAnswer } from './read';
import {
  decodeMemberRecord,
  decodeMembershipProfile,
  decodeReceipt,
  decodeReturnedRecord,
} from './records';
import { decodeRefusal, isRefusalBody } from './refusal';

const WIRE_NAMES = (
  'list data user authorisation token id role member_id name company_name email mobile mobile_alt ' +
  'registered_contact_no alternate_contact_no address registered_address billing_address area membership status ' +
  'payment_status payment_date registered old new message error errors success inserted updated failed_rows row values ' +
  'rep_name_1 rep_mobile_1 members addresses contacts others receipt receipt_no membership_fee title gender ' +
  'contact_person_name contact_person_no other_contact year_of_establishment'
).split(' ');

const text = fc.string({ unit: 'grapheme' });

/** Any JSON value, the empty body, and more: nested values, odd keys, NaN and undefined. */
const anyValue = fc.anything({
  values: [text, fc.integer(), fc.double(), fc.boolean(), fc.constantFrom(null, undefined)],
  withBigInt: true,
  withNullPrototype: true,
});

/** The names that the decoders look for, each with a value, so that they read to the end. */
const { answer: anyAnswer } = fc.letrec<{ answer: unknown; part: unknown }>((tie) => ({
  part: fc.oneof({ depthSize: 'small', withCrossShrink: true }, anyValue, tie('answer')),
  answer: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    anyValue,
    fc.dictionary(fc.constantFrom(...WIRE_NAMES), tie('part'), { maxKeys: 8 }),
    fc.array(tie('answer'), { maxLength: 3 }),
  ),
}));

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function numbersOf(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
}

/** The decoded answer; any error except the one for an unreadable answer fails the test. */
function decodedOr(
  otherwise: string,
  decode: (answer: unknown) => unknown,
  answer: unknown,
): unknown {
  try {
    return decode(answer);
  } catch (error) {
    if (error instanceof UnreadableAnswer) return otherwise;
    throw error;
  }
}

describe.each<[string, (answer: unknown) => unknown]>([
  ['a sign-in', decodeSignIn],
  ['the details of a user', decodeUserDetails],
  ['the counts', decodeCounts],
  ['a verification', decodeVerification],
  ['a message', decodeMessage],
  ['the members', decodeMembers],
  ['the new members', decodeNewMembers],
  ['a member record', decodeMemberRecord],
  ['a returned record', decodeReturnedRecord],
  ['a membership profile', decodeMembershipProfile],
  ['a receipt', decodeReceipt],
  ['an import result', decodeImportResult],
  ['a refusal', decodeRefusal],
  ['a possible refusal', isRefusalBody],
])('any answer, read as %s', (_, decode) => {
  test('gives readable texts and real numbers, or is unreadable', () => {
    fc.assert(
      fc.property(anyAnswer, (answer) => {
        const decoded = decodedOr('unreadable', decode, answer);
        expect(decoded).not.toBeUndefined();
        for (const shown of textsOf(decoded)) expect(shown).not.toMatch(/\[object|undefined|NaN/);
        for (const number of numbersOf(decoded)) expect(Number.isSafeInteger(number)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('also ends for an answer of 10,000 levels', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(1e4)}"x"${']'.repeat(1e4)}`);
    const deepFields: unknown = JSON.parse(`${'{"a":'.repeat(1e4)}"x"${'}'.repeat(1e4)}`);
    for (const part of [deep, deepFields]) {
      const answers = [part, [part], Object.fromEntries(WIRE_NAMES.map((name) => [name, part]))];
      for (const answer of [...answers, [answers[2]]])
        expect(decodedOr('unreadable', decode, answer)).not.toBeUndefined();
    }
  });
});

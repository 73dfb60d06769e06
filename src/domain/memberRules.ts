import type { MemberChanges } from './member';
import { type MemberField, sameValue, valueOf } from './memberFields';
import { MAX_MOBILE_DIGITS, REGISTRATION_MOBILE_DIGITS } from './phone';

/** Why a value is refused (product §5). The screens have one text for each. */
export type RuleBreak = 'required' | 'tenDigits' | 'upTo15Digits';

export type Rule = (value: string) => RuleBreak | null;

/** Nothing but white space. */
export function isBlank(value: string): boolean {
  return value.trim() === '';
}

const required: Rule = (value) => (isBlank(value) ? 'required' : null);

const TEN_DIGITS = new RegExp(`^\\d{${REGISTRATION_MOBILE_DIGITS}}$`);
const tenDigits: Rule = (value) => (TEN_DIGITS.test(value) ? null : 'tenDigits');

const UP_TO_15_DIGITS = new RegExp(`^\\d{0,${MAX_MOBILE_DIGITS}}$`);
const upTo15Digits: Rule = (value) => (UP_TO_15_DIGITS.test(value) ? null : 'upTo15Digits');

/** The first rule that a value breaks. */
const all =
  (...rules: readonly Rule[]): Rule =>
  (value) => {
    for (const rule of rules) {
      const broken = rule(value);
      if (broken !== null) return broken;
    }
    return null;
  };

/** Registration (product §5). The alternate mobile is optional and unchecked, so it has no rule. */
export const registrationRules = {
  firmName: required,
  address: required,
  firmMobile: all(required, tenDigits),
  area: required,
  representativeName: required,
  representativeMobile: all(required, upTo15Digits),
} as const satisfies Record<string, Rule>;

/** Member edit and profile edit (product §5); the import checks its rows by the same. */
export const memberRules = {
  firmName: required,
  address: required,
  firmMobile: all(required, upTo15Digits),
  firmAlternateMobile: upTo15Digits,
  area: required,
  representativeMobile: upTo15Digits,
} as const satisfies Record<string, Rule>;

/**
 * A rule of an edit form: it judges only what differs from what the form began with. What is stored and was not touched
 * never blocks a save (rule F3).
 */
export function whereTouched(rule: Rule, field: MemberField, base: MemberChanges): Rule {
  return (value) => (sameValue(field, value, valueOf(base, field)) ? null : rule(value));
}

import { MAX_MOBILE_DIGITS, REGISTRATION_MOBILE_DIGITS } from './phone';

/** Why a value is refused (product §5). The screens have one text for each. */
export type RuleBreak = 'required' | 'tenDigits' | 'upTo15Digits';

/** What a field has to be: the first thing that is wrong with a value, `null` where nothing is. */
export type Rule = (value: string) => RuleBreak | null;

/** Nothing but white space. */
export function isBlank(value: string): boolean {
  return value.trim() === '';
}

export const required: Rule = (value) => (isBlank(value) ? 'required' : null);

/** Whatever is typed is right. */
export const free: Rule = () => null;

const TEN_DIGITS = new RegExp(`^\\d{${REGISTRATION_MOBILE_DIGITS}}$`);
export const tenDigits: Rule = (value) => (TEN_DIGITS.test(value) ? null : 'tenDigits');

const UP_TO_15_DIGITS = new RegExp(`^\\d{0,${MAX_MOBILE_DIGITS}}$`);
export const onlyDigits: Rule = (value) => (UP_TO_15_DIGITS.test(value) ? null : 'upTo15Digits');

export const requiredAnd =
  (rule: Rule): Rule =>
  (value) =>
    required(value) ?? rule(value);

/** Whether nothing may be left out: a form marks the label. */
export const isRequired = (rule: Rule): boolean => rule('') === 'required';

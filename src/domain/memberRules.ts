import { isDigits, MAX_MOBILE_DIGITS, REGISTRATION_MOBILE_DIGITS } from './phone';

/** Reasons to reject a value (product §5). The screens have one text for each. */
export type RuleBreak = 'required' | 'tenDigits' | 'upTo15Digits';

/** Returns the first thing that is wrong with a value, or `null`. */
export type Rule = (value: string) => RuleBreak | null;

export const isBlank = (value: string): boolean => value.trim() === '';

export const required: Rule = (value) => (isBlank(value) ? 'required' : null);

export const anyText: Rule = () => null;

export const tenDigits: Rule = (value) =>
  value.length === REGISTRATION_MOBILE_DIGITS && isDigits(value) ? null : 'tenDigits';

export const onlyDigits: Rule = (value) =>
  value.length <= MAX_MOBILE_DIGITS && isDigits(value) ? null : 'upTo15Digits';

export const requiredAnd =
  (rule: Rule): Rule =>
  (value) =>
    required(value) ?? rule(value);

/** True for a field that may not stay empty: the form marks its label. */
export const isRequired = (rule: Rule): boolean => rule('') === 'required';

import { isDigits, MAX_MOBILE_DIGITS, REGISTRATION_MOBILE_DIGITS } from './phone';

/** Reasons to reject a value (product §5). The screens have one text for each. */
export type RuleBreak = 'required' | 'tenDigits' | 'upTo15Digits';

/** Returns the first thing that is wrong with a value, or `null`. */
export type Rule = (value: string) => RuleBreak | null;

const isBlank = (value: string): boolean => value.trim() === '';

export const required = (value: string): 'required' | null => (isBlank(value) ? 'required' : null);

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

/** Reset Password (product §5): an address is required and must look like one. */
export function emailRule(email: string): 'required' | 'noAddress' | null {
  if (isBlank(email)) return 'required';
  const domain = /^[^\s@]+@([^\s@]+)$/.exec(email.trim())?.[1] ?? '';
  return domain.slice(1, -1).includes('.') ? null : 'noAddress';
}

/** Each field of change password (product §5): empty after trimming counts as missing. */
export const passwordRule = (password: string) => required(password);

/** Confirm New Password (product §5): exactly the new password, spaces included. */
export function confirmationRule(
  confirmation: string,
  next: string,
): 'required' | 'different' | null {
  return required(confirmation) ?? (confirmation === next ? null : 'different');
}

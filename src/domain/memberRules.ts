import { isDigits, MAX_MOBILE_DIGITS, REGISTRATION_MOBILE_DIGITS } from './phone';

/** Why a value is refused (product §5). The screens have one text for each. */
export type RuleBreak = 'required' | 'tenDigits' | 'upTo15Digits';

/** What a field has to be: the first thing that is wrong with a value, `null` where nothing is. */
export type Rule = (value: string) => RuleBreak | null;

const SPACE = 32;
const LAST_ASCII = 127;

/** Nothing but white space. */
export function isBlank(value: string): boolean {
  const first = value.charCodeAt(0);
  // Nearly every text is settled by its first letter, and an import asks for each cell.
  return !(first > SPACE && first <= LAST_ASCII) && value.trim() === '';
}

export const required: Rule = (value) => (isBlank(value) ? 'required' : null);

/** Whatever is typed is right. */
export const anyText: Rule = () => null;

export const tenDigits: Rule = (value) =>
  value.length === REGISTRATION_MOBILE_DIGITS && isDigits(value) ? null : 'tenDigits';

export const onlyDigits: Rule = (value) =>
  value.length <= MAX_MOBILE_DIGITS && isDigits(value) ? null : 'upTo15Digits';

export const requiredAnd =
  (rule: Rule): Rule =>
  (value) =>
    required(value) ?? rule(value);

/** Whether nothing may be left out: a form marks the label. */
export const isRequired = (rule: Rule): boolean => rule('') === 'required';

import type { FormRule } from 'antd';
import type { TFunction } from 'i18next';
import type { Rule, RuleBreak } from '../domain/memberRules';

/** A rule of the domain as a rule of an antd form; `field` is the label that the text names. */
export function formRule(t: TFunction, rule: Rule, field: string): FormRule {
  return {
    validator: async (_field, value: unknown) => {
      const broken = rule(typeof value === 'string' ? value : '');
      if (broken !== null) throw new Error(ruleText(t, broken, field));
    },
  };
}

/** Why a value is refused; `field` is the label that the text names. */
export function ruleText(t: TFunction, broken: RuleBreak, field: string): string {
  switch (broken) {
    case 'required':
      return t('{{field}} is required', { field });
    case 'tenDigits':
      return t('Enter exactly 10 digits');
    case 'upTo15Digits':
      return t('Enter digits only, at most 15');
  }
}

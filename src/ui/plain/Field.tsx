import { Field as RcField, type NamePath } from '@rc-component/form';
import { type ReactNode, useState } from 'react';
import type { Rule, RuleBreak } from '../../domain/rules';
import type { TFunction } from '../../i18n/translation';
import styles from './form.module.css';
import { fieldId } from './fieldErrors';
import { type TextRules, useFieldText } from './useFieldText';

export interface FieldProps extends TextRules {
  readonly name: NamePath;
  readonly label: string;
  readonly required?: boolean;
  readonly rule?: FieldRule;
}

interface FieldState extends TextRules {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errors: readonly ReactNode[];
  readonly isChecking: boolean;
}

/** The common part of both kits' fields: the props of the input, and what is said below it. */
export function useField({ id, label, required = false, isChecking, ...field }: FieldState) {
  const { attach, events, shown, hint } = useFieldText(field);
  // The form empties the errors while it checks again, and a screen reader would read the same error at every key.
  const [settled, setSettled] = useState(field.errors);
  if (!isChecking && field.errors !== settled) setSettled(field.errors);
  const errors = isChecking ? settled : field.errors;
  const isInvalid = errors.length > 0;
  const control = {
    id,
    /** The label for error texts, since a browser's translator may have changed the visible one. */
    'data-label': label,
    'aria-required': required,
    'aria-invalid': isInvalid,
    'aria-describedby': isInvalid ? `${id}_wrong` : undefined,
    ...events,
  };
  const wrong = isInvalid && (
    <div id={`${id}_wrong`} className={styles['wrong']}>
      {errors.map((error, index) => (
        <p key={index}>{error}</p>
      ))}
    </div>
  );
  return { control, attach, shown, wrong, hint };
}

type Control = ReturnType<typeof useField>['control'] & {
  readonly className: string | undefined;
  readonly ref: (input: HTMLInputElement | HTMLTextAreaElement | null) => void;
};

interface FieldWithChildrenProps extends FieldProps {
  readonly children: (control: Control) => ReactNode;
}

interface FormSide {
  readonly value?: unknown;
  readonly onChange?: (value: string) => void;
}

export function Field({ name, rule, ...shown }: FieldWithChildrenProps) {
  return (
    <RcField name={name} rules={[{ validator: validatorOf(rule, shown.normalize) }]}>
      {({ value, onChange }: FormSide, { name: path, errors, validating }) => (
        <FieldInForm
          {...shown}
          id={fieldId(path)}
          value={textOf(value)}
          onChange={(typed) => onChange?.(typed)}
          errors={errors}
          isChecking={validating}
        />
      )}
    </RcField>
  );
}

type FieldInFormProps = FieldState & Pick<FieldWithChildrenProps, 'children'>;

function FieldInForm({ children, ...field }: FieldInFormProps) {
  const { control, attach, wrong, hint } = useField(field);
  return (
    <div className={styles['field']}>
      <label htmlFor={field.id} className={field.required ? styles['required'] : undefined}>
        {field.label}
      </label>
      {children({ ...control, className: styles['input'], ref: attach })}
      {wrong}
      {hint !== null && (
        <p role="status" className={styles['note']}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Returns an error text for a value; `null` if it is valid. */
export type FieldRule = (value: string) => string | null;

/** Makes a form validator from a rule. It checks the normalized text, which is the one that will be sent. */
export const validatorOf =
  (rule: FieldRule | undefined, settled: ((text: string) => string) | undefined) =>
  async (_: unknown, value: unknown) => {
    const entered = textOf(value);
    const error = rule?.(settled?.(entered) ?? entered) ?? null;
    if (error !== null) throw new Error(error);
  };

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Makes a field rule from a rule of the domain; `field` is the label in the error text. */
export function fieldRule(t: TFunction, rule: Rule, field: string): FieldRule {
  return (value) => {
    const broken = rule(value);
    return broken === null ? null : ruleText(t, broken, field);
  };
}

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

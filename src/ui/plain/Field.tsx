import { Field as RcField, type NamePath } from '@rc-component/form';
import { type ReactNode, useState } from 'react';
import styles from './form.module.css';
import { type FieldRule, textOf, validatorOf } from './fieldRule';
import { fieldId } from './focusField';
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

interface FieldInFormProps extends FieldState {
  readonly children: FieldWithChildrenProps['children'];
}

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

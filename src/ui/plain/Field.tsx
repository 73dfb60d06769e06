import { Field as RcField, type NamePath } from '@rc-component/form';
import type { ReactNode } from 'react';
import styles from './form.module.css';
import { type FieldRule, textOf, validatorOf } from './fieldRule';
import { fieldId } from './focusField';
import { type TextRules, useFieldText } from './useFieldText';

export interface FieldProps extends TextRules {
  readonly name: NamePath;
  readonly label: string;
  /** Marks the label. */
  readonly required?: boolean;
  readonly rule?: FieldRule;
}

/** What the form hands to a field. */
interface FormSide {
  readonly value?: unknown;
  readonly onChange?: (value: string) => void;
}

/** What a field hands to its input. */
interface Control {
  readonly id: string;
  readonly className: string | undefined;
  readonly ref: (input: HTMLInputElement | HTMLTextAreaElement | null) => void;
  /** Its label for whoever speaks of the field: what the label shows may be a translator's words. */
  readonly 'data-label': string;
  readonly 'aria-required': boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface Properties extends FieldProps {
  readonly children: (control: Control) => ReactNode;
}

/** A label, its input, and what is wrong with what was typed. */
export function Field({ name, rule, ...shown }: Properties) {
  return (
    <RcField name={name} rules={[{ validator: validatorOf(rule, shown.settled) }]}>
      {({ value, onChange }: FormSide, { name: path, errors }) => (
        <FieldInForm
          {...shown}
          id={fieldId(path)}
          value={textOf(value)}
          onChange={(typed) => onChange?.(typed)}
          errors={errors}
        />
      )}
    </RcField>
  );
}

interface FieldInFormProps extends Omit<Properties, 'name' | 'rule'> {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errors: readonly ReactNode[];
}

function FieldInForm({
  id,
  label,
  required = false,
  errors,
  children,
  ...field
}: FieldInFormProps) {
  const { hold, noted } = useFieldText(field);
  const wrong = errors.length > 0;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={required ? styles['required'] : undefined}>
        {label}
      </label>
      {children({
        id,
        className: styles['input'],
        ref: hold,
        'data-label': label,
        'aria-required': required,
        'aria-invalid': wrong,
        'aria-describedby': wrong ? `${id}_wrong` : undefined,
      })}
      {wrong && (
        <div id={`${id}_wrong`} role="alert" className={styles['wrong']}>
          {errors.map((error, index) => (
            <p key={index}>{error}</p>
          ))}
        </div>
      )}
      {noted !== null && (
        <p role="status" className={styles['note']}>
          {noted}
        </p>
      )}
    </div>
  );
}

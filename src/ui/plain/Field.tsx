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

/** The attributes of an input, for the fields of both kits. */
export const inputProps = (id: string, label: string, required: boolean, isInvalid: boolean) => ({
  id,
  /** The label for error texts, since a browser's translator may have changed the visible one. */
  'data-label': label,
  'aria-required': required,
  'aria-invalid': isInvalid,
  'aria-describedby': isInvalid ? `${id}_wrong` : undefined,
});

/**
 * The errors of the last finished check, for the fields of both kits. The form empties them while it checks again, and a screen
 * reader would read the same error at every key.
 */
export function useSettledErrors(errors: readonly ReactNode[], isChecking: boolean) {
  const [settled, setSettled] = useState(errors);
  if (!isChecking && errors !== settled) setSettled(errors);
  return isChecking ? settled : errors;
}

type Control = ReturnType<typeof inputProps> &
  ReturnType<typeof useFieldText>['events'] & {
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

interface FieldInFormProps extends Omit<FieldWithChildrenProps, 'name' | 'rule'> {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errors: readonly ReactNode[];
  readonly isChecking: boolean;
}

function FieldInForm({ id, label, required = false, children, ...field }: FieldInFormProps) {
  const { attach, events, hint } = useFieldText(field);
  const errors = useSettledErrors(field.errors, field.isChecking);
  const isInvalid = errors.length > 0;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={required ? styles['required'] : undefined}>
        {label}
      </label>
      {children({
        ...inputProps(id, label, required, isInvalid),
        ...events,
        className: styles['input'],
        ref: attach,
      })}
      {isInvalid && (
        <div id={`${id}_wrong`} className={styles['wrong']}>
          {errors.map((error, index) => (
            <p key={index}>{error}</p>
          ))}
        </div>
      )}
      {hint !== null && (
        <p role="status" className={styles['note']}>
          {hint}
        </p>
      )}
    </div>
  );
}

import { Field as RcField, type NamePath } from '@rc-component/form';
import type { ReactNode } from 'react';
import styles from './form.module.css';
import type { FieldRule } from './fieldRule';
import { fieldId } from './focusField';

export interface FieldProps {
  readonly name: NamePath;
  readonly label: string;
  /** Marks the label. */
  readonly required?: boolean;
  readonly rule?: FieldRule;
  /** What to know of a value that breaks no rule. */
  readonly note?: (value: string) => string | null;
  /** The rule looks at these fields too. */
  readonly dependencies?: NamePath[];
}

/** What the form hands to a field. */
interface FormSide {
  readonly value?: unknown;
  readonly onChange?: (value: string) => void;
}

/** What a field hands to its input. */
interface Control {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
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
export function Field({
  name,
  label,
  required = false,
  rule,
  note,
  dependencies,
  children,
}: Properties) {
  const validator = async (_: unknown, value: unknown) => {
    const wrong = rule?.(text(value)) ?? null;
    if (wrong !== null) throw new Error(wrong);
  };
  return (
    <RcField
      name={name}
      rules={[{ validator }]}
      {...(dependencies === undefined ? {} : { dependencies })}
    >
      {({ value, onChange }: FormSide, { name: path, errors }) => {
        const id = fieldId(path);
        const wrong = errors.length > 0;
        const noted = note?.(text(value)) ?? null;
        return (
          <div className={styles['field']}>
            <label htmlFor={id} className={required ? styles['required'] : undefined}>
              {label}
            </label>
            {children({
              id,
              value: text(value),
              onChange: (typed) => onChange?.(typed),
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
      }}
    </RcField>
  );
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

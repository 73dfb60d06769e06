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
  readonly 'aria-required': boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface Properties extends FieldProps {
  readonly children: (control: Control) => ReactNode;
}

/** A label, its input, and what is wrong with what was typed. */
export function Field({ name, label, required = false, rule, dependencies, children }: Properties) {
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
        return (
          <div className={styles['field']}>
            <label htmlFor={id} className={required ? styles['required'] : undefined}>
              {label}
            </label>
            {children({
              id,
              value: text(value),
              onChange: (typed) => onChange?.(typed),
              'aria-required': required,
              'aria-invalid': wrong,
              'aria-describedby': wrong ? `${id}_wrong` : undefined,
            })}
            {wrong && (
              <div id={`${id}_wrong`} role="alert" className={styles['wrong']}>
                {errors.join(' ')}
              </div>
            )}
          </div>
        );
      }}
    </RcField>
  );
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

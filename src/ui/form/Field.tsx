import { Form } from 'antd';
import type { ReactNode } from 'react';
import { inputProps, type FieldProps as PlainFieldProps } from '../plain/Field';
import { validatorOf } from '../plain/fieldRule';
import { useFieldText } from '../plain/useFieldText';
import styles from './form.module.css';

/** What a field hands to the `Input` or `Input.TextArea` in it. */
type AntdControl = ReturnType<typeof inputProps> & {
  readonly value: string;
  readonly ref: (box: { readonly nativeElement: HTMLElement | null } | null) => void;
};

export interface AntdFieldProps extends PlainFieldProps {
  /** The rule looks at these fields too. */
  readonly dependencies?: string[];
}

interface AntdFieldWithChildrenProps extends AntdFieldProps {
  readonly children: (control: AntdControl) => ReactNode;
}

/** A label, its input, and what is wrong with what was typed. */
export function Field({ name, rule, dependencies = [], ...shown }: AntdFieldWithChildrenProps) {
  return (
    <Form.Item
      noStyle
      name={name}
      dependencies={dependencies}
      rules={[{ validator: validatorOf(rule, shown.normalize) }]}
    >
      <FieldInForm {...shown} />
    </Form.Item>
  );
}

interface AntdFieldInFormProps extends Omit<
  AntdFieldWithChildrenProps,
  'name' | 'rule' | 'dependencies'
> {
  // From the form.
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** Drawn by an item of its own: the errors of antd's are not announced when they come. */
function FieldInForm({ id = '', value = '', onChange, ...field }: AntdFieldInFormProps) {
  const { label, required = false, children, ...rules } = field;
  const { errors } = Form.Item.useStatus();
  const { hold, shown, noted } = useFieldText({
    ...rules,
    value,
    onChange: (typed) => onChange?.(typed),
  });
  const wrong = errors.length > 0;
  return (
    <Form.Item
      htmlFor={id}
      label={label}
      required={required}
      validateStatus={wrong ? 'error' : ''}
      help={
        wrong ? (
          <div id={`${id}_wrong`} role="alert" className={styles['wrong']}>
            {errors.map((error, index) => (
              <div key={index}>{error}</div>
            ))}
          </div>
        ) : undefined
      }
      extra={noted !== null && <span role="status">{noted}</span>}
    >
      {children({
        ...inputProps(id, label, required, wrong),
        value: shown,
        ref: (box) => hold(inputIn(box?.nativeElement ?? null)),
      })}
    </Form.Item>
  );
}

/** With a sign beside it, antd puts the input into a box. */
const inputIn = (box: HTMLElement | null) =>
  box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement
    ? box
    : (box?.querySelector('input') ?? null);

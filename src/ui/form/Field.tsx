import { Form } from 'antd';
import type { ReactNode } from 'react';
import { inputProps, type FieldProps as PlainFieldProps, useSettledErrors } from '../plain/Field';
import { validatorOf } from '../plain/fieldRule';
import { useFieldText } from '../plain/useFieldText';
import styles from './form.module.css';

type AntdControl = ReturnType<typeof inputProps> &
  ReturnType<typeof useFieldText>['events'] & {
    readonly value: string;
    readonly ref: (box: { readonly nativeElement: HTMLElement | null } | null) => void;
  };

export interface AntdFieldProps extends PlainFieldProps {
  /** Other fields that the rule reads. */
  readonly dependencies?: string[];
}

interface AntdFieldWithChildrenProps extends AntdFieldProps {
  readonly children: (control: AntdControl) => ReactNode;
}

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
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** Its own Form.Item shows the errors, since antd's come again at each key. */
function FieldInForm({ id = '', value = '', onChange, ...field }: AntdFieldInFormProps) {
  const { label, required = false, children, ...rules } = field;
  const { errors: now, status } = Form.Item.useStatus();
  const errors = useSettledErrors(now, status === 'validating');
  const { attach, events, shown, hint } = useFieldText({
    ...rules,
    value,
    onChange: (typed) => onChange?.(typed),
  });
  const isInvalid = errors.length > 0;
  return (
    <Form.Item
      htmlFor={id}
      label={label}
      required={required}
      validateStatus={isInvalid ? 'error' : ''}
      help={
        isInvalid ? (
          <div id={`${id}_wrong`} className={styles['wrong']}>
            {errors.map((error, index) => (
              <div key={index}>{error}</div>
            ))}
          </div>
        ) : undefined
      }
      extra={hint !== null && <span role="status">{hint}</span>}
    >
      {children({
        ...inputProps(id, label, required, isInvalid),
        ...events,
        value: shown,
        ref: (box) => attach(inputIn(box?.nativeElement ?? null)),
      })}
    </Form.Item>
  );
}

/** With a prefix or suffix, antd wraps the input in a box. */
const inputIn = (box: HTMLElement | null) =>
  box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement
    ? box
    : (box?.querySelector('input') ?? null);

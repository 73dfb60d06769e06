import { Form } from 'antd';
import type { ReactNode } from 'react';
import { type FieldProps as PlainFieldProps, useField, validatorOf } from '../plain/Field';

type AntdControl = ReturnType<typeof useField>['control'] & {
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
function FieldInForm({ id = '', value = '', onChange, children, ...field }: AntdFieldInFormProps) {
  const { errors, status } = Form.Item.useStatus();
  const { control, attach, shown, wrong, hint } = useField({
    ...field,
    id,
    value,
    onChange: (typed) => onChange?.(typed),
    errors,
    isChecking: status === 'validating',
  });
  return (
    <Form.Item
      htmlFor={id}
      label={field.label}
      required={field.required === true}
      validateStatus={wrong ? 'error' : ''}
      help={wrong || undefined}
      extra={hint !== null && <span role="status">{hint}</span>}
    >
      {children({
        ...control,
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

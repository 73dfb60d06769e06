import { Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { FieldFrame } from '../plain/Field';
import { controlProps, type FieldProps as PlainFieldProps, type FieldRule } from '../plain/fields';
import { useFieldText } from './useFieldText';

export interface FieldProps extends PlainFieldProps {
  /** Other fields that the rule reads. */
  readonly dependencies?: string[];
  /** The path in the values of the form, where it is not the name. */
  readonly path?: readonly (string | number)[];
}

interface FieldWithChildrenProps extends FieldProps {
  readonly children: (control: ReturnType<typeof useField>['control']) => ReactNode;
}

/** A field of antd's form. Its Form.Item shows nothing, since antd's errors come again at each key. */
export function Field({ name, path, rule, dependencies = [], ...shown }: FieldWithChildrenProps) {
  return (
    <Form.Item
      noStyle
      name={path === undefined ? name : [...path]}
      dependencies={dependencies}
      rules={[{ validator: validatorOf(rule, shown.normalize) }]}
    >
      <FieldInForm {...shown} name={name} />
    </Form.Item>
  );
}

interface FieldInFormProps extends Omit<FieldWithChildrenProps, 'rule' | 'path' | 'dependencies'> {
  /** From the Form.Item. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

function FieldInForm({ children, ...field }: FieldInFormProps) {
  const { control, ...below } = useField(field);
  return (
    <FieldFrame {...field} {...below}>
      {children(control)}
    </FieldFrame>
  );
}

function useField({
  name,
  label,
  required = false,
  value = '',
  onChange,
  ...rules
}: Omit<FieldInFormProps, 'children'>) {
  const { errors: found, status: check } = Form.Item.useStatus();
  const { attach, events, shown, hint } = useFieldText({
    ...rules,
    value,
    onChange: (text) => onChange?.(text),
  });
  // The form empties the errors while it checks again, and a screen reader would read the same error at every key.
  const [settled, setSettled] = useState(found);
  const isChecking = check === 'validating';
  if (!isChecking && found !== settled) setSettled(found);
  const errors = isChecking ? settled : found;
  const isWrong = errors.length > 0;
  const control = {
    ...controlProps({ id: name, label, required, isWrong }),
    ...events,
    status: isWrong ? ('error' as const) : ('' as const),
    value: shown,
    ref: (box: { readonly nativeElement: HTMLElement | null } | null) =>
      attach(inputIn(box?.nativeElement ?? null)),
  };
  return { control, errors, hint };
}

/** With a prefix or suffix, antd wraps the input in a box. */
const inputIn = (box: HTMLElement | null) =>
  box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement
    ? box
    : (box?.querySelector('input') ?? null);

/** Makes a form validator from a rule. It checks the normalized text, which is the one that will be sent. */
const validatorOf =
  (rule: FieldRule | undefined, normalize: ((text: string) => string) | undefined) =>
  async (_: unknown, value: unknown) => {
    const entered = typeof value === 'string' ? value : '';
    const error = rule?.(normalize?.(entered) ?? entered) ?? null;
    if (error !== null) throw new Error(error);
  };

import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';

interface TextFieldProps
  extends
    FieldProps,
    Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'> {}

/** One line of text. */
export function TextField({
  type = 'text',
  inputMode,
  autoComplete,
  autoCapitalize,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => <input {...control} {...{ type, inputMode, autoComplete, autoCapitalize }} />}
    </Field>
  );
}

import { Field, type FieldProps } from './Field';

interface TextAreaFieldProps extends FieldProps {
  readonly autoComplete: string;
}

/** Two lines of text, and up to six as they fill. */
export function TextAreaField({ autoComplete, ...field }: TextAreaFieldProps) {
  return (
    <Field {...field}>
      {(control) => <textarea {...control} rows={2} translate="no" autoComplete={autoComplete} />}
    </Field>
  );
}

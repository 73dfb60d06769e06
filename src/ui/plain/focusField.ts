import type { FormInstance } from '@rc-component/form';
import { flushSync } from 'react-dom';

type FieldName = readonly (string | number)[];
export type FieldErrors = { readonly name: (string | number)[]; readonly errors: string[] }[];

export const fieldId = (name: FieldName): string => name.join('_');

export function focusField(name: FieldName): void {
  const field = document.getElementById(fieldId(name));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** Shows errors below their fields, then focuses the first field: a screen reader reads its error with it. */
export function focusFirstError(form: FormInstance, fields: FieldErrors): void {
  flushSync(() => form.setFields(fields));
  const [first] = fields;
  if (first !== undefined) focusField(first.name);
}

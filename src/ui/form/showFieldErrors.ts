import type { FormInstance } from '@rc-component/form';
import type { Failure } from '../../domain/failure';
import { focusField } from './focusField';

/**
 * Puts what the service says of single fields under them (decisions W7); `representatives.0.name` reaches its row.
 * Focuses the first. Returns whether everything the service complained of found its field.
 */
export function showFieldErrors(
  form: FormInstance,
  failure: Failure,
  known: readonly string[],
): boolean {
  if (failure.kind !== 'refused') return false;
  const entries = Object.entries(failure.fields);
  const shown = entries
    .filter(([field]) => known.includes(field.split('.')[0] ?? ''))
    .map(([field, message]) => ({ name: namePath(field), errors: [message] }));
  form.setFields(shown);
  const [first] = shown;
  if (first !== undefined) focusField(first.name);
  return shown.length > 0 && shown.length === entries.length;
}

function namePath(field: string): (string | number)[] {
  return field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

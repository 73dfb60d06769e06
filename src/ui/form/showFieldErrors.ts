import type { FormInstance } from '@rc-component/form';
import type { Failure } from '../../domain/failure';
import { fieldId, focusField } from './focusField';

/**
 * Puts what the service says of single fields under them (decisions W7); `representatives.0.name` reaches its row. `rows`
 * says at which place each row that was sent had been typed, since blank ones are not sent. Focuses the first. Returns
 * whether everything the service complained of found its field.
 */
export function showFieldErrors(
  form: FormInstance,
  failure: Failure,
  known: readonly string[],
  rows?: readonly number[],
): boolean {
  const { shown, others } = onScreen(failure, known, rows);
  form.setFields(shown.map(({ name, message }) => ({ name, errors: [message] })));
  const [first] = shown;
  if (first !== undefined) focusField(first.name);
  return shown.length > 0 && others.length === 0;
}

/**
 * What the service says of fields that are not on the screen, a whole list or a row that is not there included: it has to
 * stand somewhere else (decisions W7). `null` where there is nothing.
 */
export function textOfOtherFields(
  failure: Failure,
  known: readonly string[],
  rows?: readonly number[],
): string | null {
  return onScreen(failure, known, rows).others.join(' ') || null;
}

function onScreen(failure: Failure, known: readonly string[], rows: readonly number[] | undefined) {
  const fields = failure.kind === 'refused' ? Object.entries(failure.fields) : [];
  const judged = fields.map(([field, message]) => {
    const name = namePath(field, rows);
    const isThere = document.getElementById(fieldId(name)) !== null;
    return { name, message, isShown: known.includes(String(name[0])) && isThere };
  });
  return {
    shown: judged.filter(({ isShown }) => isShown),
    others: judged.filter(({ isShown }) => !isShown).map(({ message }) => message),
  };
}

function namePath(field: string, rows: readonly number[] | undefined): (string | number)[] {
  return field.split('.').map((part) => {
    if (!/^\d+$/.test(part)) return part;
    const sent = Number(part);
    // A row that was not sent stands nowhere.
    return rows === undefined ? sent : (rows[sent] ?? -1);
  });
}

import type { FormInstance } from '@rc-component/form';
import type { Failure } from '../../domain/failure';
import { fieldId, focusField } from './focusField';

/** The fields of a form: what the service calls each, and what the form does. */
export type FieldNames = Readonly<Record<string, string>>;

/** Fields that have one name on the wire and in the form. */
export const sameNames = (...names: readonly string[]): FieldNames =>
  Object.fromEntries(names.map((name) => [name, name]));

/**
 * Puts what the service says of single fields under them (rule W7); `representatives.0.name` reaches its row. `rows`
 * says at which place each row that was sent had been typed, since blank ones are not sent. Focuses the first. Returns
 * whether everything the service complained of found its field.
 */
export function showFieldErrors(
  form: FormInstance,
  failure: Failure,
  known: FieldNames,
  rows?: readonly number[],
): boolean {
  const { shown, others } = onScreen(failure, known, rows);
  form.setFields(shown.map(({ name, texts }) => ({ name, errors: texts })));
  const [first] = shown;
  if (first !== undefined) focusField(first.name);
  return shown.length > 0 && others.length === 0;
}

/**
 * What the service says of fields that are not on the screen, a whole list or a row that is not there included: it has to
 * stand somewhere else (rule W7). `null` where there is nothing.
 */
export function textOfOtherFields(
  failure: Failure,
  known: FieldNames,
  rows?: readonly number[],
): string | null {
  return onScreen(failure, known, rows).others.join(' ') || null;
}

function onScreen(failure: Failure, known: FieldNames, rows: readonly number[] | undefined) {
  const refused = failure.kind === 'refused' ? failure : { fields: {}, errors: [] };
  const judged = Object.entries(refused.fields).map(([field, texts]) => {
    const name = namePath(field, known, rows);
    const label = name === null ? null : labelOf(name);
    return { field, name, texts: texts.map((text) => withLabel(text, field, label)) };
  });
  const shown = judged.flatMap(({ name, texts }) =>
    name !== null && document.getElementById(fieldId(name)) !== null ? [{ name, texts }] : [],
  );
  const placed = new Set(shown.map(({ name }) => fieldId(name)));
  const unplaced = judged
    .filter(({ name }) => name === null || !placed.has(fieldId(name)))
    .flatMap(({ texts }) => texts);
  // A text that the service ties to no field at all, such as a plain list of texts.
  const inFields = Object.values(refused.fields).flat();
  const untied = refused.errors.filter((text) => !inFields.includes(text));
  return { shown, others: [...unplaced, ...untied] };
}

/** Where the form has the field that the service means; `null` where it has none. */
function namePath(
  field: string,
  known: FieldNames,
  rows: readonly number[] | undefined,
): (string | number)[] | null {
  const [head = '', ...rest] = field.split('.');
  const own = Object.hasOwn(known, head) ? known[head] : undefined;
  if (own === undefined) return null;
  const path = rest.map((part) => {
    if (!/^\d{1,9}$/.test(part)) return part;
    const sent = Number(part);
    // A row that was not sent stands nowhere.
    return rows === undefined ? sent : (rows[sent] ?? -1);
  });
  return [own, ...path];
}

function labelOf(name: readonly (string | number)[]): string | null {
  const field = document.getElementById(fieldId(name));
  const hasLabels = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return hasLabels ? field.labels?.[0]?.textContent?.trim() || null : null;
}

/** Some services name the field as the wire does, in their own words: a person knows its label (faults). */
function withLabel(text: string, field: string, label: string | null): string {
  if (label === null || isWord(field)) return text;
  const wireName = new RegExp(
    `(^|[^\\p{L}\\p{N}.])${escaped(field)}(?![\\p{L}\\p{N}]|\\.\\w)`,
    'gu',
  );
  return text.replace(wireName, (_, before: string) => before + label);
}

/** Of these a sentence may speak and mean no field. */
const isWord = (field: string): boolean => ['email', 'password', 'address', 'area'].includes(field);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

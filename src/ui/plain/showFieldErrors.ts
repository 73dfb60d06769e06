import type { FormInstance } from '@rc-component/form';
import type { Failure } from '../../domain/failure';
import { serviceText } from '../../i18n/serviceText';
import { fieldId, focusField } from './focusField';

/**
 * Puts what the service says of single fields under them (rule W7), and focuses the first. Returns whether everything the
 * service complained of found its field.
 */
export function showFieldErrors(form: FormInstance, failure: Failure): boolean {
  const { shown, others } = onScreen(form, failure);
  form.setFields(shown.map(({ name, texts }) => ({ name, errors: texts })));
  const [first] = shown;
  if (first !== undefined) focusField(first.name);
  return shown.length > 0 && others.length === 0;
}

/**
 * What the service says of fields that are not on the screen, a whole list or a row that is not there included: it has to
 * stand somewhere else (rule W7). All of it where the form was left. `null` where there is nothing.
 */
export function textOfOtherFields(form: FormInstance, failure: Failure): string | null {
  return onScreen(form, failure).others.join(' ') || null;
}

function onScreen(form: FormInstance, failure: Failure) {
  const { fields, errors } =
    failure.kind === 'refused' ? failure : { fields: [], errors: [] as const };
  const inForm = new Map(form.getFieldsError().map(({ name }) => [fieldId(name), name]));
  const judged = fields.map(({ name, said, texts }) => {
    const id = name?.replaceAll('.', '_') ?? '';
    const field = inForm.get(id);
    const input = field === undefined ? null : document.getElementById(id);
    const label = input?.dataset['label'] ?? null;
    return {
      name: input === null ? undefined : field,
      texts: texts.map((text) => {
        const translated = serviceText(text, label);
        return translated === text ? withLabel(text, said, label) : translated;
      }),
    };
  });
  const shown = judged.flatMap(({ name, texts }) => (name === undefined ? [] : [{ name, texts }]));
  const unplaced = judged.flatMap(({ name, texts }) => (name === undefined ? texts : []));
  // A text that the service ties to no field at all, such as a plain list of texts.
  const inFields = fields.flatMap(({ texts }) => texts);
  const untied = errors.filter((text) => !inFields.includes(text));
  return { shown, others: [...unplaced, ...untied.map((text) => serviceText(text))] };
}

/** Some services name the field as the wire does, in their own words: a person knows its label (faults). */
function withLabel(text: string, said: string, label: string | null): string {
  if (label === null || isWord(said)) return text;
  const wireName = new RegExp(
    `(^|[^\\p{L}\\p{N}.])${escaped(said)}(?![\\p{L}\\p{N}]|\\.\\w)`,
    'gu',
  );
  return text.replace(wireName, (_, before: string) => before + label);
}

/** Of these a sentence may speak and mean no field. */
const isWord = (field: string): boolean => ['email', 'password', 'address', 'area'].includes(field);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

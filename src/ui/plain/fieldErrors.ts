import type { FormInstance } from '@rc-component/form';
import type { Failure } from '../../domain/failure';
import { serviceText } from '../../i18n/translation';

export type FieldName = readonly (string | number)[];

export const fieldId = (name: FieldName): string => name.join('_');

export function focusField(name: FieldName): void {
  const field = document.getElementById(fieldId(name));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** Focuses the first of these fields once their errors are painted: a screen reader then reads the error with it, and only once. */
export function focusFirstError([first]: readonly { readonly name: FieldName }[]): void {
  const { activeElement: before } = document;
  const focus = () => document.activeElement === before && first && focusField(first.name);
  requestAnimationFrame(() => setTimeout(focus));
}

/**
 * Shows the service's errors below their fields, and focuses the first (rule W7). `others` are its words about what is not on the
 * screen, to be shown elsewhere; `null` if there are none.
 */
export function showFieldErrors(form: FormInstance, failure: Failure) {
  const { fields, errors } =
    failure.kind === 'refused' ? failure : { fields: [], errors: [] as const };
  const fieldsById = new Map(form.getFieldsError().map(({ name }) => [fieldId(name), name]));
  const shown: { readonly name: (string | number)[]; readonly errors: string[] }[] = [];
  const others: string[] = [];
  for (const { name, serviceName, texts } of fields) {
    const id = name?.replaceAll('.', '_') ?? '';
    const field = fieldsById.get(id);
    const input = field === undefined ? null : document.getElementById(id);
    const label = input?.dataset['label'] ?? null;
    const words = texts.map((text) => {
      const translated = serviceText(text, label);
      return translated === text ? withLabel(text, serviceName, label) : translated;
    });
    if (field === undefined || input === null) others.push(...words);
    else shown.push({ name: field, errors: words });
  }
  // Errors that belong to no field, such as those of a plain list of texts.
  const fieldTexts = fields.flatMap(({ texts }) => texts);
  const general = errors.filter((text) => !fieldTexts.includes(text));
  others.push(...general.map((text) => serviceText(text)));
  form.setFields(shown);
  // A message about the others opens at once, and returns the focus to the field.
  if (others.length > 0 && shown[0] !== undefined) focusField(shown[0].name);
  else focusFirstError(shown);
  return {
    areAllShown: shown.length > 0 && others.length === 0,
    others: others.join(' ') || null,
  };
}

/** Replaces the field's technical name in the service's text by its label, which a person knows (faults). */
function withLabel(text: string, serviceName: string, label: string | null): string {
  if (label === null || isWord(serviceName)) return text;
  const wireName = new RegExp(
    `(^|[^\\p{L}\\p{N}.])${escaped(serviceName)}(?![\\p{L}\\p{N}]|\\.\\w)`,
    'gu',
  );
  return text.replace(wireName, (_, before: string) => before + label);
}

/** These names are ordinary words, which a sentence may use without meaning the field. */
const isWord = (field: string): boolean => ['email', 'password', 'address', 'area'].includes(field);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

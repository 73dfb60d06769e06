import type { FormInstance } from '@rc-component/form';
import type { Failure } from '../../domain/failure';
import { serviceText } from '../../i18n/serviceText';
import { fieldId, focusField, focusFirstError } from './focusField';

/** Shows the service's errors below their fields, and focuses the first (rule W7). True if every error found its field. */
export function showFieldErrors(form: FormInstance, failure: Failure): boolean {
  const { shown, others } = onScreen(form, failure);
  form.setFields(shown.map(({ name, texts }) => ({ name, errors: texts })));
  // A message about the others opens at once, and returns the focus to the field.
  if (others.length > 0 && shown[0] !== undefined) focusField(shown[0].name);
  else focusFirstError(shown);
  return shown.length > 0 && others.length === 0;
}

/** The service's errors about fields that are not on the screen, to be shown elsewhere (rule W7); `null` if there are none. */
export function textOfOtherFields(form: FormInstance, failure: Failure): string | null {
  return onScreen(form, failure).others.join(' ') || null;
}

function onScreen(form: FormInstance, failure: Failure) {
  const { fields, errors } =
    failure.kind === 'refused' ? failure : { fields: [], errors: [] as const };
  const fieldsById = new Map(form.getFieldsError().map(({ name }) => [fieldId(name), name]));
  const checked = fields.map(({ name, serviceName, texts }) => {
    const id = name?.replaceAll('.', '_') ?? '';
    const field = fieldsById.get(id);
    const input = field === undefined ? null : document.getElementById(id);
    const label = input?.dataset['label'] ?? null;
    return {
      name: input === null ? undefined : field,
      texts: texts.map((text) => {
        const translated = serviceText(text, label);
        return translated === text ? withLabel(text, serviceName, label) : translated;
      }),
    };
  });
  const shown = checked.flatMap(({ name, texts }) => (name === undefined ? [] : [{ name, texts }]));
  const offScreen = checked.flatMap(({ name, texts }) => (name === undefined ? texts : []));
  // Errors that belong to no field, such as those of a plain list of texts.
  const fieldTexts = fields.flatMap(({ texts }) => texts);
  const general = errors.filter((text) => !fieldTexts.includes(text));
  return { shown, others: [...offScreen, ...general.map((text) => serviceText(text))] };
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

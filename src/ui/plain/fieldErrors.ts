import type { Failure } from '../../domain/failure';
import { serviceText } from '../../i18n/translation';

/** The errors below the fields of a form of either kit; a field is known by its id (fields.ts). */
export interface FieldErrors {
  readonly inputOf: (id: string) => HTMLElement | null;
  readonly showErrors: (
    errors: readonly { readonly id: string; readonly texts: readonly string[] }[],
  ) => void;
}

/**
 * Shows the service's errors below their fields, and focuses the first. `others` are its words about what is not on the screen,
 * to be shown elsewhere; `null` if there are none.
 */
export function showFieldErrors(form: FieldErrors, failure: Failure) {
  const { fields, errors } =
    failure.kind === 'refused' ? failure : { fields: [], errors: [] as const };
  const shown: { readonly id: string; readonly texts: readonly string[] }[] = [];
  const others: string[] = [];
  for (const { name, serviceName, texts } of fields) {
    const id = name?.replaceAll('.', '_') ?? '';
    const input = form.inputOf(id);
    const label = input?.dataset['label'] ?? null;
    const words = texts.map((text) => {
      const translated = serviceText(text, label);
      return translated === text ? withLabel(text, serviceName, label) : translated;
    });
    if (input === null) others.push(...words);
    else shown.push({ id, texts: words });
  }
  // Errors that belong to no field, such as those of a plain list of texts.
  const fieldTexts = fields.flatMap(({ texts }) => texts);
  const general = errors.filter((text) => !fieldTexts.includes(text));
  others.push(...general.map((text) => serviceText(text)));
  form.showErrors(shown);
  const first = shown[0]?.id;
  // A message about the others opens at once, and returns the focus to the field.
  if (others.length > 0 && first !== undefined) focusField(first);
  else focusFirstError(first);
  return {
    areAllShown: shown.length > 0 && others.length === 0,
    others: others.join(' ') || null,
  };
}

/** Focuses the field with this id, in the middle of the screen. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** Focuses a field once its errors are painted: a screen reader then reads the error with it, and only once. */
export function focusFirstError(id: string | undefined): void {
  const { activeElement: before } = document;
  const focus = () => document.activeElement === before && id !== undefined && focusField(id);
  requestAnimationFrame(() => setTimeout(focus));
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

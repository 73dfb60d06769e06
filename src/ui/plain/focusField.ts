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

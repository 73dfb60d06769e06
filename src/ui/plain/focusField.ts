type FieldName = readonly (string | number)[];

/** The id of the field in the page: `representatives_0_mobile`. */
export const fieldId = (name: FieldName): string => name.join('_');

/** Takes the person to a field of a form. */
export function focusField(name: FieldName): void {
  const field = document.getElementById(fieldId(name));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

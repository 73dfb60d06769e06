type FieldName = readonly (string | number)[];

export const fieldId = (name: FieldName): string => name.join('_');

export function focusField(name: FieldName): void {
  const field = document.getElementById(fieldId(name));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

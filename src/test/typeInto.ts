import { fireEvent, screen } from '@testing-library/react';

/** Sets the text of the field with this label in one change. */
export function typeInto(label: string, value: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

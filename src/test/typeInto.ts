import { fireEvent, screen } from '@testing-library/react';

/** Puts a text into the field with this label at once: one change, where no key matters. */
export function typeInto(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

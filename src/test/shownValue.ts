import { screen } from '@testing-library/react';

/** The value that stands behind its name in a list of antd's. */
export function shownValue(name: string): string | null | undefined {
  const label = screen.getByText(name);
  return (label.closest('th') ?? label).nextElementSibling?.textContent;
}

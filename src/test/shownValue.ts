import { screen } from '@testing-library/react';

/** The shown value of a name in a list of antd. */
export function shownValue(name: string): string | null | undefined {
  const label = screen.getByText(name);
  return (label.closest('th') ?? label).nextElementSibling?.textContent;
}

import { expect } from 'vitest';
import { fieldOf } from './calls/moves';

/** The fields with these labels have these values. */
export function expectTyped(typed: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(typed)) expect(fieldOf(label)).toHaveValue(value);
}

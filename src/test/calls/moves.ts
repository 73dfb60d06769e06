import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** What a person does and looks for on any screen, as fast as jsdom can find it. */

export const findHeading = (name?: string): Promise<HTMLElement> =>
  screen.findByRole('heading', name === undefined ? { level: 1 } : { level: 1, name });

export const findDialog = (name: string): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name });

/** Presses a button, below `place` where that is given: less to search. */
export async function press(name: string, place?: HTMLElement): Promise<void> {
  const found = place === undefined ? screen : within(place);
  fireEvent.click(await found.findByRole('button', { name }));
}

/** Presses the button of the dialog with this title, and waits until it is gone. */
export async function answer(title: string, name: string): Promise<void> {
  const shown = await findDialog(title);
  await press(name, shown);
  await waitFor(() => expect(shown).not.toBeInTheDocument());
}

/** The row of a list that names the firm, once it is there. */
export const findRow = (firm: string): Promise<HTMLElement> =>
  waitFor(() => {
    const row = rowOf(firm);
    if (row === null) throw new Error(`No row of ${firm}`);
    return row;
  });

/** By its text: the names of a row's own buttons make it long to search by name. */
export const rowOf = (firm: string): HTMLElement | null =>
  screen.queryByText(firm, { selector: 'tbody *' })?.closest('tr') ?? null;

export async function pressInRow(firm: string, name: string): Promise<void> {
  await press(name, await findRow(firm));
}

/** The field that the label with this text names: jsdom takes long to tell the labels of every element. */
function fieldOf(label: string): HTMLElement {
  const field = [...document.querySelectorAll('label')].find(
    (one) => one.textContent === label,
  )?.control;
  if (!field) throw new Error(`No field ${label}`);
  return field;
}

/** Types at once: what typing does letter by letter stands with the fields. */
export async function typeAll(typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(await waitFor(() => fieldOf(label)), { target: { value } });
}

/** Every field holds what was typed, by its label. */
export function expectTyped(typed: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(typed)) expect(fieldOf(label)).toHaveValue(value);
}

/** Reads and closes every message until none is left. */
export async function closeMessages(): Promise<void> {
  for (const ok of screen.queryAllByRole('button', { name: 'OK' }).toReversed()) {
    fireEvent.click(ok);
    await waitFor(() => expect(ok).not.toBeInTheDocument());
  }
}

export const isBusy = (): boolean => document.querySelector('[aria-busy="true"]') !== null;

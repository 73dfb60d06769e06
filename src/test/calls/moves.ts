import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** What a person does and looks for on any screen, by the fastest queries in jsdom. */

export const findHeading = (name?: string): Promise<HTMLElement> =>
  screen.findByRole('heading', name === undefined ? { level: 1 } : { level: 1, name });

export const findDialog = (name: string): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name });

type ButtonName = string | ((shown: string) => boolean);

/** Presses a button; with `place`, only that part is searched. */
export async function press(name: ButtonName, place?: HTMLElement): Promise<void> {
  const found = place === undefined ? screen : within(place);
  fireEvent.click(await found.findByRole('button', { name }));
}

/** Presses a button of the dialog with this title, and waits until the dialog is gone. */
export async function answer(title: string, name: string): Promise<void> {
  const shown = await findDialog(title);
  await press(name, shown);
  await waitFor(() => expect(shown).not.toBeInTheDocument());
}

export const findRow = (firm: string): Promise<HTMLElement> =>
  waitFor(() => {
    const row = rowOf(firm);
    if (row === null) throw new Error(`No row of ${firm}`);
    return row;
  });

/** Searched by text, since jsdom takes long to compute the names of all buttons. */
export const rowOf = (firm: string): HTMLElement | null =>
  screen.queryByText(firm, { selector: 'tbody *' })?.closest('tr') ?? null;

/** The name of a button in a firm's row, which may end with the firm's. */
const inRowOf =
  (firm: string, name: string) =>
  (shown: string): boolean =>
    [name, `${name}: ${firm}`].includes(shown);

export async function pressInRow(firm: string, name: string): Promise<void> {
  await press(inRowOf(firm, name), await findRow(firm));
}

/** The field of the label with this text, found without computing the labels of all fields. */
function fieldOf(label: string): HTMLElement {
  const field = [...document.querySelectorAll('label')].find(
    (one) => one.textContent === label,
  )?.control;
  if (!field) throw new Error(`No field ${label}`);
  return field;
}

/** Sets the texts at once. Typing letter by letter is tested with the fields. */
export async function typeAll(typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(await waitFor(() => fieldOf(label)), { target: { value } });
}

export function expectTyped(typed: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(typed)) expect(fieldOf(label)).toHaveValue(value);
}

/** Reads and closes all messages. */
export async function closeMessages(): Promise<void> {
  for (const ok of screen.queryAllByRole('button', { name: 'OK' }).toReversed()) {
    fireEvent.click(ok);
    await waitFor(() => expect(ok).not.toBeInTheDocument());
  }
}

export const isBusy = (): boolean => document.querySelector('[aria-busy="true"]') !== null;

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { nameOf } from '../model/onScreen';

/* What a person does and looks for on any screen, by the fastest queries in jsdom. Imports no test runner. */

/** Waits until it is so. */
export const until = (isSo: () => boolean, what: string): Promise<void> =>
  waitFor(() => {
    if (!isSo()) throw new Error(`Not yet: ${what}`);
  });

export const findHeading = (name?: string): Promise<HTMLElement> =>
  screen.findByRole('heading', name === undefined ? { level: 1 } : { level: 1, name });

export const findDialog = (name: string): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name });

type ButtonName = string | RegExp | ((shown: string) => boolean);

/** Presses a button; with `place`, only that part is searched. */
export async function press(name: ButtonName, place?: HTMLElement): Promise<void> {
  const found = place === undefined ? screen : within(place);
  fireEvent.click(await found.findByRole('button', { name }));
}

/** Presses a button of the dialog with this title, and waits until the dialog is gone. */
export async function answer(title: string, name: string): Promise<void> {
  const shown = await findDialog(title);
  await press(name, shown);
  await until(() => !shown.isConnected, `no dialog ${title}`);
}

/** Searched by text, because computing roles again and again takes longer than everything else. */
export function button(name: RegExp, place: ParentNode = document): HTMLElement {
  const found = [...place.querySelectorAll('button')].find((one) => name.test(nameOf(one)));
  if (found === undefined) throw new Error(`No button ${name}`);
  return found;
}

/** One that keeps the focus while it works is disabled by its role only. */
export function disabledButton(name: RegExp): HTMLElement {
  const found = button(name);
  if (!found.matches(':disabled, [aria-disabled="true"]')) throw new Error(`${name} is enabled`);
  return found;
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
export function fieldOf(label: string): HTMLElement {
  const field = [...document.querySelectorAll('label')].find(
    (one) => one.textContent === label,
  )?.control;
  if (!field) throw new Error(`No field ${label}`);
  return field;
}

/** Sets the texts at once. Typing letter by letter is tested with the fields. */
export async function typeAll(typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(typed))
    fireEvent.input(await waitFor(() => fieldOf(label)), { target: { value } });
}

/** Reads and closes all messages. */
export async function closeMessages(): Promise<void> {
  for (const ok of screen.queryAllByRole('button', { name: 'OK' }).toReversed()) {
    fireEvent.click(ok);
    await until(() => !ok.isConnected, 'the message is closed');
  }
}

export const isBusy = (): boolean => document.querySelector('[aria-busy="true"]') !== null;

export const shows = (text: string) => (): Promise<HTMLElement[]> => screen.findAllByText(text);

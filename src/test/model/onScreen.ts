// Asked after each turn: by the name of an element jsdom finds it in a tenth of the time that a selector takes.
const openDialogs = () => [...document.getElementsByTagName('dialog')].filter(({ open }) => open);

/** What a person sees and reaches: where a dialog stands, only the dialog. */
export const reached = (): Element =>
  openDialogs().at(-1) ?? document.getElementsByTagName('main')[0] ?? document.body;

export const isDialogOpen = (): boolean => openDialogs().length > 0;

export const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).trim();

/** What leads out of the page, opens a window of antd, or saves a file: none of it is asked about here. */
const PASSED = /Choose Columns|Details|Export|Import|Print|Template|Silk House|New Firm|rows|Page/;
const ACTS =
  /^(Generate|Send Now|Active|Inactive|Delete .+|Update|Save|Submit|Change Password|Login|Edit|Edit .+)$/;

export function controls(): readonly HTMLElement[] {
  return [...reached().querySelectorAll<HTMLElement>('button, a[href]')].filter(
    (control) =>
      !control.matches(':disabled, [target="_blank"]') &&
      (ACTS.test(nameOf(control)) || !PASSED.test(nameOf(control))),
  );
}

export const actingControls = (): readonly HTMLElement[] =>
  isDialogOpen() ? [] : controls().filter((control) => ACTS.test(nameOf(control)));

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields of the forms on the screen that a person can write in. */
export const formFields = (): readonly Field[] =>
  [...document.querySelectorAll<Field>('main form input, main form textarea')].filter(
    (field) =>
      !field.disabled && !field.readOnly && !['radio', 'checkbox', 'password'].includes(field.type),
  );

export const labelOf = (field: Field): string =>
  field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name;

export const at = <Thing>(things: readonly Thing[], which: number): Thing | undefined =>
  things[which % Math.max(things.length, 1)];

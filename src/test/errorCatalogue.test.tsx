import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { errorCatalogue, situationsOfLine } from './errorCatalogue';
import { type CatalogueRow, saved, type Shown, type Step } from './errorCatalogue/CatalogueRow';
import { fieldError } from './fieldError';
import { showPortal } from './showPortal';
import { typeInto } from './typeInto';

/** What stands before the service, for whichever row is at work. */
const provoke = ({ call }: CatalogueRow, now: () => CatalogueRow) =>
  http[call.method](`*${call.path}`, () => {
    const { provoked } = now();
    return provoked.kind === 'network'
      ? HttpResponse.error()
      : HttpResponse.json({ ...provoked.body }, { status: provoked.status });
  });

/** Refused for certain, on a screen that stays: the same is sent once more without a question. */
const staysOpen = ({ provoked, steps, stays }: CatalogueRow): boolean =>
  stays !== null &&
  steps.length > 0 &&
  provoked.kind === 'answer' &&
  provoked.status < 500 &&
  provoked !== saved;

/** The rows in as few portals as it goes: of one call on one screen those that leave it open, then one that does not. */
function visitsOf(rows: readonly CatalogueRow[]): readonly (readonly CatalogueRow[])[] {
  const asking = new Map<string, CatalogueRow[]>();
  for (const row of rows) {
    const name = [row.as, row.screen, row.call.path].join();
    asking.set(name, [...(asking.get(name) ?? []), row]);
  }
  return [...asking.values()].flatMap((alike) => {
    const [last, ...alone] = alike.filter((row) => !staysOpen(row));
    const first = [...alike.filter(staysOpen), ...(last === undefined ? [] : [last])];
    return [first, ...alone.map((row) => [row])];
  });
}

async function take(step: Step) {
  if ('fill' in step) {
    await screen.findByLabelText(step.fill);
    return typeInto(step.fill, step.with);
  }
  if ('choose' in step)
    return userEvent.upload(
      await screen.findByLabelText('File (.csv or .xlsx)'),
      new File([step.with], step.choose),
    );
  if ('answer' in step)
    return fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: step.answer }),
    );
  const place =
    'rowOf' in step
      ? within(await screen.findByRole('row', { name: new RegExp(step.rowOf) }))
      : screen;
  fireEvent.click(await place.findByRole('button', { name: step.press }));
}

/** What stands on the screen, said as the catalogue says it, once it is there. */
const seen: { readonly [K in Shown['in']]: (shown: Extract<Shown, { in: K }>) => Promise<Shown> } =
  {
    async dialog(shown) {
      const dialog = await screen.findByRole('dialog', { name: shown.title });
      const texts = [...dialog.querySelectorAll('p')].map((part) => part.textContent);
      // A title that says it all may have a reason below it; any other text is the whole of its paragraph.
      const asSaid = shown.text === '' || texts.includes(shown.text);
      return { ...shown, text: asSaid ? shown.text : texts.join(' ') };
    },
    async page(shown) {
      const { textContent } = await screen.findByRole('alert');
      return { ...shown, text: textContent.includes(shown.text) ? shown.text : textContent };
    },
    async field(shown) {
      const field = await screen.findByLabelText(shown.label);
      return waitFor(() => {
        const text = fieldError(field);
        if (text === '') throw new Error('Nothing stands under the field yet');
        return { ...shown, text };
      });
    },
    async import(shown) {
      const dialog = within(await screen.findByRole('dialog', { name: 'Import Members' }));
      const alert = await dialog.findByRole('alert');
      const errors = [...alert.querySelectorAll('li')].map((error) => error.textContent);
      const asSaid = within(alert).queryByText(shown.title) !== null;
      return { ...shown, title: asSaid ? shown.title : alert.textContent, errors };
    },
  };

const messageOf = (shown: Shown): Promise<Shown> => {
  switch (shown.in) {
    case 'dialog':
      return seen.dialog(shown);
    case 'page':
      return seen.page(shown);
    case 'field':
      return seen.field(shown);
    case 'import':
      return seen.import(shown);
  }
};

/** Closes what is open, and waits until nothing is. */
async function closeDialogs(): Promise<void> {
  for (const dialog of screen.queryAllByRole('dialog'))
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** What of the row's `stays` is on the screen. */
function remaining({ stays }: CatalogueRow): CatalogueRow['stays'] {
  if (stays === null) return null;
  if ('text' in stays) return screen.queryAllByText(stays.text).length > 0 ? stays : null;
  const field = screen.getByLabelText(stays.field);
  const typed =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
  return { field: stays.field, value: typed };
}

/** It says what the catalogue says. */
async function readMessage(row: CatalogueRow): Promise<void> {
  expect(await messageOf(row.shown)).toEqual(row.shown);
  // Said once, and without a dialog where the specification asks for none.
  const stands = row.shown.in === 'dialog' || row.shown.in === 'import';
  expect(screen.queryAllByRole('dialog')).toHaveLength(stands ? 1 : 0);
  if (row.shown.in !== 'import') await closeDialogs();
}

describe('the error catalogue', () => {
  test.each(
    visitsOf(errorCatalogue).flatMap((rows) => {
      const [row] = rows;
      const situations = rows.map(({ situation }) => situation).join('; ');
      return row === undefined
        ? []
        : [[`${row.line}, ${row.screen}: ${situations}`, row, rows] as const];
    }),
  )('%s', async (_, first, rows) => {
    let now = first;
    const troubles = [provoke(first, () => now)];
    const { router } = showPortal(first.screen, first.as, { troubles });
    for (const step of first.opens ?? []) await take(step);
    for (const row of rows) {
      now = row;
      for (const step of row.steps) await take(step);
      await readMessage(row);
      await waitFor(() => expect(router.state.location.pathname).toBe(`/members${row.endsAt}`));
      expect(remaining(row)).toEqual(row.stays);
    }
  });
});

test('has every situation of every line, and none twice', () => {
  const counts: Record<string, number> = {};
  for (const { line } of errorCatalogue) counts[line] = (counts[line] ?? 0) + 1;
  expect(counts).toEqual(situationsOfLine);
  const names = errorCatalogue.map(({ line, situation, screen: at }) =>
    [line, situation, at].join(),
  );
  expect(new Set(names).size).toBe(names.length);
});

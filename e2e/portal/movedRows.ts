import { expect, type Locator, type Page } from '@playwright/test';
import { contract } from '../../src/test/contract';
import type { Firm } from '../backend/records';
import type { Backend } from '../backend/server';
import { answer, goWithin } from '../faults/moves';
import { button, heading, named, rowOf } from '../screens';

/** What can be pressed in a row; the others are pressed and followed in the same ways. */
export interface Control {
  readonly name: string;
  readonly payment: Firm['payment'];
  readonly of: (page: Page, firm: string) => Locator;
  /** Whether Space presses it: a link takes Enter alone, which acts as soon as it goes down. */
  readonly takesSpace: boolean;
}

export const controls: readonly Control[] = [
  {
    name: 'Generate',
    payment: 'paid',
    of: (page, firm) => named(rowOf(page, firm), 'Generate'),
    takesSpace: true,
  },
  {
    name: 'Edit',
    payment: 'pending',
    of: (page, firm) => page.getByRole('link', { name: `Edit ${firm}`, exact: true }),
    takesSpace: false,
  },
];

/** The firm that is pressed, and the one whose deletion lets the list be read again. */
export const TARGET = 'Firm number 4';
const DELETED = 'Firm number 9';

/** How the rows stand in the next answer; the one that is pressed was the fourth. */
export const changes: Readonly<Record<string, (firms: Firm[]) => Firm[]>> = {
  'a row before it': ([first, ...firms]) =>
    first === undefined
      ? []
      : [{ ...first, id: first.id + 1000, firmName: 'A new firm' }, first, ...firms],
  'the row itself gone': (firms) => firms.filter(({ firmName }) => firmName !== TARGET),
  'in another order': (firms) => firms.toReversed(),
};

/** Nine firms in one state, and nobody else. */
export function nineFirms({ store }: Backend, payment: Firm['payment']): void {
  store.firms = [];
  for (const place of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    store.addFirm({ firmName: `Firm number ${place}`, mobile: '9300000001', payment });
}

const shownFirms = (page: Page): Promise<string> =>
  page
    .locator('td[data-label="Firm Name"]')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent).join());

/** The list shows what the service holds. Looked at as often as can be: a finger that rests too long is no press. */
export async function expectShown(page: Page, { store }: Backend): Promise<void> {
  const asHeld = async () =>
    (await shownFirms(page)) === store.firms.map(({ firmName }) => firmName).join();
  await expect.poll(asHeld, { message: 'the rows of the service', intervals: [5] }).toBe(true);
}

const changesIn = ({ log }: Backend) =>
  log.filter(({ call }) => contract.some((row) => row.call === call && row.changes));

/**
 * Another firm is being deleted. Once that is let through the list is read again by itself: no key, no finger and no
 * focus has a part in it.
 */
export async function deleteAnother(page: Page, backend: Backend): Promise<() => void> {
  const lift = backend.fail('DELETE /api/members/{id}', { kind: 'hang' }, 1);
  await button(page, `Delete ${DELETED}`).press('Enter');
  await answer(page, `Delete ${DELETED}`, 'Delete');
  await expect.poll(() => changesIn(backend).length).toBe(1);
  return lift;
}

/** The firms that the press has reached: by a request, in a dialog or on another screen. */
export async function firmsReached(
  page: Page,
  backend: Backend,
  firms: readonly Firm[],
): Promise<readonly string[]> {
  const paths = changesIn(backend).map(({ path }) => path);
  const ids = [...paths, new URL(page.url()).pathname].map((path) =>
    Number(/\/(\d+)(\/|$)/.exec(path)?.[1]),
  );
  const dialogs = await page.getByRole('dialog').allTextContents();
  const reached = firms.filter(
    ({ id, firmName }) => ids.includes(id) || dialogs.some((text) => text.includes(firmName)),
  );
  return reached.map(({ firmName }) => firmName).filter((firmName) => firmName !== DELETED);
}

/** The list again, whatever the last press has opened. */
export async function backToList(page: Page): Promise<void> {
  const close = page.getByRole('dialog').getByRole('button', { name: /^(OK|Cancel|Close)$/ });
  for (let left = await close.count(); left > 0; left -= 1) {
    await close.last().press('Enter');
    await expect(close).toHaveCount(left - 1);
  }
  if (!page.url().endsWith('/new-members')) await goWithin(page, '/new-members');
  await expect(heading(page, 'New Registration')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).press('Enter');
}

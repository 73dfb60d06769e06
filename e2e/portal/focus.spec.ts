import { expect, type Page } from '@playwright/test';
import type { Call } from '../backend/calls';
import type { Backend } from '../backend/server';
import { PendingCalls } from '../faults/PendingCalls';
import { goElsewhere, goWithin, serviceAsAtFirst } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { button, dialog, heading, named, rowOf, swappedIn } from '../screens';

interface Pressed {
  readonly name: string;
  readonly list: 'members' | 'new-members';
  readonly call: Call;
  readonly firm: string;
  /** The button in the row, and the answer to a question that it may ask. */
  readonly press: string;
  readonly yes?: string;
  /** The message shown afterwards, if any. */
  readonly message?: string;
  readonly refused?: true;
  /** The row disappears with the focus in it. */
  readonly isGone?: true;
}

const ansari = { list: 'members', firm: 'Ansari Handloom House' } as const;

/** Presses that succeed with a message, that remove the row, and that are refused. */
const presses: readonly Pressed[] = [
  {
    name: 'a number was generated',
    list: 'new-members',
    firm: 'Ganga Brocade Works',
    call: 'GET /api/membership/{id}',
    press: 'Generate',
    message: 'Membership No. generated successfully',
  },
  {
    ...ansari,
    name: 'a firm was deleted',
    call: 'DELETE /api/members/{id}',
    press: 'Delete Ansari Handloom House',
    yes: 'Delete',
    isGone: true,
  },
  {
    ...ansari,
    name: 'a status was not changed',
    call: 'PATCH /api/members/{id}/status',
    press: 'Active',
    message: 'Failed to update status',
    refused: true,
  },
];

/** The firm whose row has the focus, or else the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const row = activeElement?.closest('tbody tr');
    if (row == null) return activeElement?.tagName ?? 'nothing';
    return row.querySelector('[data-label="Firm Name"]')?.textContent ?? 'a row without a firm';
  });

const titleOf = (page: Page, { list }: Pressed) =>
  heading(page, list === 'members' ? 'Members' : 'New Registration');

/** The list of a reset service, with more firms at the end. */
async function openList(page: Page, backend: Backend, calls: PendingCalls, pressed: Pressed) {
  const { store } = backend;
  serviceAsAtFirst(backend);
  for (const payment of ['paid', 'pending', 'done'] as const)
    for (const place of [1, 2])
      store.addFirm({ firmName: `Firm ${payment} ${place}`, mobile: '9300000001', payment });
  await goElsewhere(page);
  await goWithin(page, `/${pressed.list}`);
  await expect(titleOf(page, pressed)).toBeVisible();
  await calls.settle(page);
}

/** Presses by keyboard, confirms the question, and closes the message. */
async function press(page: Page, calls: PendingCalls, pressed: Pressed): Promise<void> {
  const { firm, press: name, yes, message } = pressed;
  await named(rowOf(page, firm), name).press('Enter');
  if (yes !== undefined) {
    await expect(page.getByRole('dialog').locator(':focus')).toHaveText('Cancel');
    await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).press('Enter');
  }
  if (message !== undefined) {
    await expect(dialog(page, message).locator(':focus')).toHaveText('OK');
    // By then the list has been fetched again.
    await calls.settle(page);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await calls.settle(page);
}

test('focus never moves to another firm when the rows change, but to the next Delete after a deletion', async ({
  office: page,
  context,
  backend,
  allowConsoleLine,
}) => {
  test.slow();
  allowConsoleLine(/status of 500/);
  const { store } = backend;
  const calls = new PendingCalls(context, backend.url);
  await page.goto('payment/failed');
  await swappedIn(page);
  for (const pressed of presses)
    await test.step(pressed.name, async () => {
      const { call, firm, refused, isGone, press: name } = pressed;
      await openList(page, backend, calls, pressed);
      await expect(named(rowOf(page, firm), name)).toBeVisible();
      if (refused === true)
        backend.fail(call, { kind: 'json', status: 500, json: { message: 'Not now.' } });
      const next = rowOf(page, firm).locator('xpath=following-sibling::tr[1]');
      const nextDelete = await named(next, 'Delete .*').getAttribute('aria-label');
      // In the next answer, another firm with the same button is at the place of each firm.
      store.firms = [...store.firms.slice(-6), ...store.firms.slice(0, -6)].toReversed();
      await press(page, calls, pressed);
      if (isGone === true) await expect(button(page, nextDelete ?? '')).toBeFocused();
      else expect([firm, 'H1']).toContain(await focused(page));
      await expect(titleOf(page, pressed)).toBeVisible();
    });
});

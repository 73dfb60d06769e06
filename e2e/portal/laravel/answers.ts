import type { Page } from '@playwright/test';
import { firmIds } from '../../backend/accounts';
import type { Fault } from '../../backend/faults';
import { field } from '../../screens';

/** Answers of a real Laravel, to the letter (faults, "Answers of a real Laravel"). */
export const json = (status: number, body: unknown): Fault => ({
  kind: 'json',
  status,
  json: body,
});

export const SQL = {
  message:
    "SQLSTATE[HY000]: General error: 1 no such column: area (SQL: update members set area = 'Lanka' where id = 315)",
};

/** An edit of the office with something typed. */
export async function openEdit(page: Page): Promise<void> {
  await page.goto(`member-edit/${firmIds.inactive}`);
  await field(page, 'Area').fill('Lanka');
}

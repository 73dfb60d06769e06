import { expect, type Page } from '@playwright/test';
import { field } from '../screens';

/** What is wrong with a field, once the button that sends is ready again; empty where nothing is. */
export async function fieldError(page: Page, label: string): Promise<string> {
  await expect(page.locator('form [aria-busy="true"]')).toHaveCount(0);
  const input = field(page, label);
  const id = await input.getAttribute('aria-describedby');
  return id === null ? '' : ((await page.locator(`#${id}`).textContent()) ?? '');
}

import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { holdFiles } from '../heldFiles';
import type { Site } from '../site';
import { beSignedIn } from './people';

/** Keeps the portal's own script back; returns the way to let it come. */
export const holdPortal = (page: Page) => holdFiles(page, /\/assets\/index-[^/]*\.js$/);

export const drawnAhead = (page: Page) => page.locator('#root > [inert] tbody tr');
export const ownRows = (page: Page) => page.locator('#root > :not([inert]) tbody tr');

/** Ten firms whose rows differ in every part that a row can have; the texts are such as the world has. */
export function manyKinds(backend: Backend, list: string): void {
  const isApplied = list === 'new-members';
  const pattern = backend.store.firms.find(({ applied }) => applied === isApplied);
  if (pattern === undefined) throw new Error('There is no firm in the list.');
  const mobiles = ['9876543210', '12', '', '+91 98765 43210'];
  const emails = ['office@zari.example', 'none', null, 'office@zari'];
  const payments = ['pending', 'paid', 'done'] as const;
  backend.store.firms = Array.from({ length: 10 }, (_, place) => ({
    ...pattern,
    id: 900 + place,
    firmName: ['Zari "House\\" ]}', 'काशी रेशम <b>', '{name}', ''][place % 4] ?? '',
    mobile: mobiles[(place >> 1) % 4] ?? '',
    email: emails[place % 4] ?? null,
    membership: place % 2 === 0 ? 2000 + place : null,
    // The service lists who is done among the members.
    payment: isApplied ? (payments[(place >> 1) % 3] ?? 'done') : 'done',
    status: place % 5 === 0 ? 1 : 0,
  }));
}

/** Opens the members, of whom the first rows stand there; returns the way to let the portal come. */
export async function openAhead(
  page: Page,
  at: { readonly backend: Backend; readonly site: Site },
): Promise<() => void> {
  await beSignedIn(page, at, 'admin');
  const release = await holdPortal(page);
  await page.goto('members', { waitUntil: 'commit' });
  await expect(drawnAhead(page).first()).toBeVisible();
  return release;
}

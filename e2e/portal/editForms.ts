import { expect, type Page } from '@playwright/test';
import { memberAccount } from '../backend/accounts';
import type { Backend } from '../backend/server';
import { button, field } from '../screens';

export const typed = 'Typed and not saved';

/** The two edit forms, each with its person, its calls and a screen of its menu. */
export const forms = [
  {
    name: 'Manage Profile',
    person: 'member',
    path: 'profile_edit',
    readCall: 'GET /api/profile_view/{id}',
    saveCall: 'PUT /api/profile_update',
    firmId: memberAccount.memberId,
    elsewhere: { entry: 'Change Password', url: /\/change-member-password$/ },
  },
  {
    name: 'Edit Member',
    person: 'admin',
    path: 'member-edit/311',
    readCall: 'GET /api/member_edit/{id}',
    saveCall: 'PUT /api/member_update',
    firmId: 311,
    elsewhere: { entry: 'New Registration', url: /\/new-members$/ },
  },
] as const;

type Form = (typeof forms)[number];

export async function openForm(page: Page, { person }: Form): Promise<void> {
  // The member sees the profile first, and then edits it.
  if (person === 'member') await button(page, 'Edit').click();
  await expect(field(page, 'Area')).toBeVisible();
}

/** What the portal keeps of the work in this tab: it knows of it with the render after a key. */
export const keptWork = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(sessionStorage));

/** Types as a person does: a browser only asks before leaving a page that somebody has touched. */
export async function typeArea(page: Page, text = typed): Promise<void> {
  await field(page, 'Area').click();
  await field(page, 'Area').fill(text);
  if (text === typed) await expect.poll(() => keptWork(page)).toContain(typed);
}

export const areaOf = (backend: Backend, { firmId }: Form) => backend.store.firm(firmId)?.area;

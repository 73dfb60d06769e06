import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { answer } from '../faults/moves';
import { button, rowOf } from '../screens';
import { beSignedIn } from './people';
import { sent, timesSent } from './wire';

const LIST = 'GET /api/members';
const FIRM = 'Ansari Handloom House';

test('what was done shows at the answer, while the list behind it is still on its way', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  const row = rowOf(page, FIRM);
  await expect(row).toBeVisible();
  const before = timesSent(backend, LIST);
  const lift = backend.fail(LIST, { kind: 'hang' }, 1);

  await row.getByRole('button', { name: 'Active', exact: true }).click();
  const inactive = row.getByRole('button', { name: 'Inactive', exact: true });
  await expect(inactive).toBeVisible();
  await expect.poll(() => timesSent(backend, LIST)).toBe(before + 1);
  // It is still under way: nothing is sent on what the list may say otherwise.
  await expect(inactive).toHaveAttribute('aria-busy', 'true');
  await inactive.press('Enter');

  await button(page, 'Delete Lallapura Weavers Society').click();
  await answer(page, 'Delete Lallapura Weavers Society', 'Delete');
  await expect(rowOf(page, 'Lallapura Weavers Society')).toHaveCount(0);

  lift();
  await expect(inactive).toHaveAttribute('aria-busy', 'false');
  await expect(rowOf(page, 'Lallapura Weavers Society')).toHaveCount(0);
  expect(sent(backend).filter((line) => !line.startsWith('GET'))).toEqual([
    'PATCH /api/members/311/status',
    'DELETE /api/members/315',
  ]);
});

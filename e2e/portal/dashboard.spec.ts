import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { beSignedIn } from './people';

test('the lines of what there is to do move no card when they come', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  const main = page.getByRole('main');
  const lists = (['GET /api/members', 'GET /api/newmembers'] as const).map((call) =>
    backend.fail(call, { kind: 'hang' }),
  );
  await page.goto('admin');
  const profile = main.getByRole('link', { name: /^Profile/ });
  await expect(profile).toBeVisible();
  const place = await profile.boundingBox();
  for (const answer of lists) answer();
  await expect(main.getByRole('listitem')).toHaveCount(3);
  expect(await profile.boundingBox()).toEqual(place);
});

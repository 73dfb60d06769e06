import { expect, type Locator } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { button, dialog } from '../screens';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The number of animations on this element or inside it. */
const animationsOf = (target: Locator): Promise<number> =>
  target.evaluate(
    (element) =>
      document.getAnimations().filter(({ effect }) => {
        const moved = effect instanceof KeyframeEffect ? effect.target : null;
        return moved !== null && (moved.contains(element) || element.contains(moved));
      }).length,
  );

// A press that begins on a moving element and ends beside it is lost (docs/decisions/0006).
test('menus and dialogs are still as soon as they open', async ({ office: page }) => {
  await page.goto('members');

  await button(page, 'Account').click();
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  await expect(logout).toBeVisible();
  expect(await animationsOf(logout)).toBe(0);
  await page.keyboard.press('Escape');

  await button(page, 'Delete Ansari Handloom House').click();
  const question = dialog(page, 'Delete Ansari Handloom House');
  await expect(question).toBeVisible();
  expect(await animationsOf(question)).toBe(0);
  await question.getByRole('button', { name: 'Cancel' }).click();
});

test('the to-do lines move no card when they load', async ({ office: page, backend }) => {
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

import { expect, type Locator } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { beSignedIn } from './people';
import { onlyApplied } from './queueOffice';

/** A device that draws everything in a few colours of its own (Windows: contrast themes). */

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const groundOf = (place: Locator) =>
  place.evaluate((element) => getComputedStyle(element).backgroundColor);

test('the part of a list that is shown stands out among the filters, and each state of the picture keeps its pattern', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  onlyApplied(backend, 'pending', 2);
  const [, paid] = backend.store.firms.filter(({ applied }) => applied);
  if (paid !== undefined) paid.payment = 'paid';
  await page.goto('new-members?filter=pending');
  await expect(page.getByRole('radio', { name: 'pending 1' })).toBeChecked();
  const chosen = await groundOf(page.locator('input:checked + span'));
  for (const other of await page.locator('input[type="radio"]:not(:checked) + span').all())
    expect(await groundOf(other)).not.toBe(chosen);

  await page.goto('admin');
  const marks = page.locator('p[aria-hidden] > span > span:first-child');
  await expect(marks).toHaveCount(2);
  expect(await groundOf(marks.first())).not.toBe(await groundOf(page.locator('body')));
  const pattern = await marks.last().evaluate((mark) => getComputedStyle(mark).backgroundImage);
  expect(pattern).toContain('gradient');
});

import { expect, type Locator, type Page } from '@playwright/test';
import { everyCombination } from '../../src/test/everyPair';
import { twoFrames } from '../faults/moves';

/** Zoomed windows, a phone in landscape, and the smallest window of WCAG 1.4.10. */
const sizes = [
  { width: 911, height: 417 },
  { width: 640, height: 400 },
  { width: 740, height: 360 },
  { width: 320, height: 256 },
] as const;

/** The browser's letter sizes "Medium" and "Very large". */
const letterSizes = [16, 24] as const;

const lowWindows = letterSizes.flatMap((letters) =>
  sizes.map((size) => ({
    ...size,
    letters,
    name: `${size.width}×${size.height}, letters of ${letters} pixels`,
  })),
);

/** A window in which everything fits. */
export const desk = { width: 1280, height: 720, letters: 16 };
export const phone = { width: 360, height: 740, letters: 16 };

/** Each case is tested in the hardest window, the first one also in the easiest. */
export const windowsFor = (index: number): typeof lowWindows =>
  everyCombination
    ? lowWindows
    : lowWindows.filter((_, at) => at === lowWindows.length - 1 || (at === 0 && index === 0));

const CONTROLS =
  'a[href], button, input:not([type="hidden"], [tabindex="-1"]), select, textarea, [role="menuitem"], [tabindex="0"]';

/** Focuses each control in turn, forwards and backwards, and returns those that are cut off or covered then. */
export function outOfReach(place: Locator): Promise<string[]> {
  return place.evaluate((root, selector) => {
    const complaints: string[] = [];
    const controls = [...root.querySelectorAll<HTMLElement>(selector)].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled'),
    );
    const inner = document.documentElement;
    for (const control of [...controls, ...controls.toReversed()]) {
      // A control that has the focus already would not be scrolled into view.
      if (document.activeElement === control) control.blur();
      control.focus();
      if (document.activeElement !== control) continue;
      // The point that a press would hit; a hidden radio button is under its label.
      const box = control.getClientRects()[0] ?? control.getBoundingClientRect();
      const seen = {
        left: Math.max(box.left, 0),
        right: Math.min(box.right, inner.clientWidth),
        top: Math.max(box.top, 0),
        bottom: Math.min(box.bottom, inner.clientHeight),
      };
      const name = `${control.tagName} ${control.getAttribute('aria-label') ?? control.id} ${(control.closest('label') ?? control).textContent.slice(0, 30)}`;
      // Text areas and boxes that scroll may be higher than the window: two visible lines are enough.
      const enough = Math.min(box.height, control.tagName === 'TEXTAREA' ? 16 : 32) - 1;
      const isLarge = control.tagName === 'TEXTAREA' || box.height > inner.clientHeight / 3;
      const least = isLarge ? enough : box.height - 1;
      if (seen.bottom - seen.top < least || seen.right - seen.left < Math.min(box.width, 24) - 1) {
        complaints.push(
          `${name}: out of sight, ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`,
        );
        continue;
      }
      const hit = document.elementFromPoint(
        (seen.left + seen.right) / 2,
        (seen.top + seen.bottom) / 2,
      );
      const isHit =
        hit !== null &&
        (control.contains(hit) ||
          hit.closest('label')?.contains(control) === true ||
          hit.closest('label')?.htmlFor === control.id ||
          (isLarge && hit.contains(control)));
      if (!isHit)
        complaints.push(
          `${name}: under ${hit?.tagName} ${hit?.className} at ${Math.round(box.top)}`,
        );
    }
    return [...new Set(complaints)].slice(0, 8);
  }, CONTROLS);
}

/** Scrolls whatever is at the centre of the window to its end, and expects the element to be visible then. */
export async function expectReached(
  page: Page,
  last: Locator,
  how: 'wheel' | 'touch',
): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (how === 'wheel') {
    await page.mouse.move(width / 2, height / 2);
    await expect(async () => {
      await page.mouse.wheel(0, 5000);
      await twoFrames(page);
      await expect(last).toBeInViewport({ ratio: 0.9, timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    return;
  }
  const session = await page.context().newCDPSession(page);
  await expect(async () => {
    await session.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance: -5000,
      speed: 40_000,
      gestureSourceType: 'touch',
    });
    await expect(last).toBeInViewport({ ratio: 0.9, timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await session.detach();
}

export async function haveWindow(
  page: Page,
  { letters, width, height }: typeof desk,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // The letter size is reset when the session ends, with the page.
  await session.send('Page.setFontSizes', { fontSizes: { standard: letters } });
  await page.setViewportSize({ width, height });
}

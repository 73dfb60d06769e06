import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { chooseColors, readColorChoice } from '../src/app/colorChoice';

/** Applies the toolbar's theme: to the storage, where the portal reads it, and to the document, for pages without the portal. */
export function showColours(colours: unknown): void {
  const choice = readColorChoice(colours);
  chooseColors(choice);
  document.documentElement.dataset['colors'] = choice;
}

const CONTRAST = {
  test: 'error',
  options: { runOnly: { type: 'rule', values: ['color-contrast'] } },
};

type Story = Parameters<typeof checkAccessibility>[0];

const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** Set by `npm run test:long`. */
const inBoth = import.meta.env['EVERY_COMBINATION'] === '1';

/** Chooses about every second story, the same in every run. */
const isDark = ({ id }: Story): boolean =>
  Array.from(id, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0) % 2 === 1;

/**
 * In tests, turns every second story dark before the accessibility addon checks it; the others are checked in light.
 * contrast.test.ts checks every pair of colours in both. Before a release each story is checked in both: its contrast in light,
 * then everything in dark.
 */
export async function turnDark(story: Story): Promise<void> {
  if (inBoth) {
    const asked: unknown = story.parameters['a11y'];
    const a11y = { ...(typeof asked === 'object' ? asked : null), ...CONTRAST };
    await checkAccessibility({ ...story, parameters: { a11y } });
  } else if (!isDark(story)) return;
  showColours('dark');
  await nextFrame();
  await nextFrame();
}

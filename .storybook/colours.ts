import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { chooseColors, readColorChoice } from '../src/app/colours/colorChoice';

/** What the toolbar asks for: the portal reads it in its storage, a page without the portal in the document. */
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

/** `npm run test:long` */
const inBoth = import.meta.env['EVERY_COMBINATION'] === '1';

/** About every second story; the same in every run. */
const isDark = ({ id }: Story): boolean =>
  Array.from(id, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0) % 2 === 1;

/**
 * In a test run: every second story turns dark, where the accessibility addon finds it and checks everything; the others are
 * checked in light. Every pair of colours, in light and in dark, is a matter of contrast.test.ts. Before a release each story
 * is looked at in both: its contrast in light, then everything in dark.
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

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

/**
 * In a test run: the contrast of a story in light, then the story in dark, where the accessibility addon finds it and
 * checks everything. One change of colours for both.
 */
export async function turnDark(story: Story): Promise<void> {
  const asked: unknown = story.parameters['a11y'];
  const a11y = { ...(typeof asked === 'object' ? asked : null), ...CONTRAST };
  await checkAccessibility({ ...story, parameters: { a11y } });
  showColours('dark');
  await nextFrame();
  await nextFrame();
}

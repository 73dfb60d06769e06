import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Makes a link to a page or story of the book, with toolbar settings. */
export const bookLink = (id: string, globals: Readonly<Record<string, string>> = {}): string =>
  `./?path=/story/${id}${query(globals)}`;

function query(globals: Readonly<Record<string, string>>): string {
  const choices = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return choices.length === 0 ? '' : `&globals=${choices.join(';')}`;
}

/**
 * Follows links of the book without reloading it. Links that lead out of a story (the export, a new tab, the receipt) do nothing.
 */
export function keepPresses(): void {
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const address = link?.getAttribute('href') ?? '#';
    if (address.startsWith('./?path=')) {
      // The person wants a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      leadTo(new URLSearchParams(address.slice(2)));
    } else if (!address.startsWith('#') && document.body.classList.contains('sb-show-main'))
      event.preventDefault();
  });
}

function leadTo(asked: URLSearchParams): void {
  const channel = addons.getChannel();
  const choices = asked.get('globals')?.split(';') ?? [];
  const globals: Record<string, unknown> = {};
  for (const choice of choices) {
    const [name = '', value] = choice.split(':');
    globals[name] = value;
  }
  channel.emit(UPDATE_GLOBALS, { globals });
  channel.emit(SELECT_STORY, { storyId: asked.get('path')?.split('/').at(-1) });
}

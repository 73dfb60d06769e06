/** What the toolbar asks for; `system` leaves it to the device. */
type Colours = 'system' | 'light' | 'dark';

let chosen: Colours = 'system';
const ask = window.matchMedia.bind(window);

/** From here on the device says light or dark as the toolbar does; paper stays light. */
export function chooseColours(colours: unknown): void {
  chosen = colours === 'light' || colours === 'dark' ? colours : 'system';
  document.documentElement.style.colorScheme = chosen === 'system' ? '' : chosen;
}

window.matchMedia = (query) => {
  const asked = /\(prefers-color-scheme: (light|dark)\)/.exec(query);
  if (asked === null || chosen === 'system') return ask(query);
  return ask(asked[1] === chosen ? query.replace(asked[0], '(width >= 0px)') : 'not all');
};

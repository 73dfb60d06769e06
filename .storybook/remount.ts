import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { colorChoice, onColorChoice, readColorChoice } from '../src/app/colorChoice';
import { changeLanguage } from '../src/i18n/i18n';
import { currentLanguage, onLanguage } from '../src/i18n/translation';
import { showColours } from './colours';

type Globals = Readonly<Record<string, unknown>>;

interface RequestedGlobals {
  readonly id: string;
  readonly globals: Globals;
  /** Settings of the story, which take precedence over the toolbar's. */
  readonly storyGlobals?: Globals;
}

let opened = '';
let mounts = 0;
let ofTheStory: Globals = {};
/** The toolbar's settings with which a story was last shown. */
let toolbar: Partial<Record<'language' | 'colours', string>> = {};

/** Makes the next opening of the same story a new one. */
export function forgetMount(): void {
  opened = '';
}

/**
 * Says whether a story must be mounted again, and counts the mounts as React keys. A story stays mounted if the toolbar has only
 * followed its own switch, which has already changed the language or theme.
 */
export function remountKeyOf({ id, globals, storyGlobals }: RequestedGlobals) {
  const { viewer, service, language, colours } = globals;
  const asked = JSON.stringify([id, viewer, service]);
  const isThere =
    currentLanguage() === languageOf(language) && colorChoice() === readColorChoice(colours);
  const anew = asked !== opened || !isThere;
  opened = asked;
  ofTheStory = storyGlobals ?? {};
  if (anew) mounts += 1;
  return { anew, opening: mounts };
}

/** Applies language and theme of the toolbar. */
export async function renderWithGlobals({ language, colours }: Globals): Promise<void> {
  toolbar = { language: languageOf(language), colours: readColorChoice(colours) };
  showColours(colours);
  await changeLanguage(languageOf(language));
}

const languageOf = (language: unknown) => (language === 'hi' ? 'hi' : 'en');

/** Updates the toolbar when the portal's own switches change language or theme. */
export function letToolbarFollow(): void {
  onLanguage(() => tell('language', currentLanguage()));
  onColorChoice(() => tell('colours', colorChoice()));
}

function tell(name: 'language' | 'colours', value: string): void {
  if (toolbar[name] === undefined || toolbar[name] === value || name in ofTheStory) return;
  toolbar[name] = value;
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { [name]: value } });
}

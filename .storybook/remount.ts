import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { colorChoice, onColorChoice, readColorChoice } from '../src/app/colours/colorChoice';
import { changeLanguage } from '../src/i18n/i18n';
import { currentLanguage, onLanguage } from '../src/i18n/translation';
import { showColours } from './colours';

type Globals = Readonly<Record<string, unknown>>;

interface RequestedGlobals {
  readonly id: string;
  readonly globals: Globals;
  /** What the story itself asks for, whatever the toolbar says. */
  readonly storyGlobals?: Globals;
}

let opened = '';
let mounts = 0;
let ofTheStory: Globals = {};
/** What the toolbar says, as far as a story has been shown so. */
let toolbar: Partial<Record<'language' | 'colours', string>> = {};

/** The same story that is opened again is opened anew. */
export function forgetMount(): void {
  opened = '';
}

/**
 * Whether a story is opened anew, and the number of its opening. It goes on as it stands where nothing else is asked for than
 * what is there: its own switch has changed the language or the colours, and the toolbar has followed.
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

/** Language and colours as the toolbar has them. */
export async function renderWithGlobals({ language, colours }: Globals): Promise<void> {
  toolbar = { language: languageOf(language), colours: readColorChoice(colours) };
  showColours(colours);
  await changeLanguage(languageOf(language));
}

const languageOf = (language: unknown) => (language === 'hi' ? 'hi' : 'en');

/** The portal's own switches stand right below the toolbar: it shows what they have changed. */
export function letToolbarFollow(): void {
  onLanguage(() => tell('language', currentLanguage()));
  onColorChoice(() => tell('colours', colorChoice()));
}

function tell(name: 'language' | 'colours', value: string): void {
  if (toolbar[name] === undefined || toolbar[name] === value || name in ofTheStory) return;
  toolbar[name] = value;
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { [name]: value } });
}

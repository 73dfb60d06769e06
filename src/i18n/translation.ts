import type { TFunction } from './Text';

export type Language = 'en' | 'hi';

/** The texts of a language; the English text is the key, so that every text of the specification is found where it is used. */
type Catalogue = Readonly<Record<string, string>>;

let current: Language = 'en';
const english = translation({});
let hindi: TFunction | null = null;
const listeners = new Set<() => void>();

/** Inserts values into a text. React escapes text nodes, so nothing is escaped here. */
function translation(catalogue: Catalogue): TFunction {
  return (text, ...[options]: [options?: Readonly<Record<string, string | number>>]) => {
    const plain = catalogue[text] ?? text;
    // A shortcut for most texts: a page of rows has a hundred of them.
    if (options === undefined) return plain;
    const { context } = options;
    const inContext = context === undefined ? undefined : catalogue[`${text}_${context}`];
    return (inContext ?? plain).replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
      String(options[name] ?? placeholder),
    );
  };
}

export function setHindi(catalogue: Catalogue): void {
  hindi = translation(catalogue);
}

export function hasHindi(): boolean {
  return hindi !== null;
}

/** Switches all texts to this language, whose texts have been loaded. */
export function setLanguage(language: Language): void {
  if (language === current) return;
  current = language;
  for (const listener of listeners) listener();
}

export function currentLanguage(): Language {
  return current;
}

/** `t` of the current language: the same function until the language changes. */
export function currentTranslation(): TFunction {
  return current === 'hi' && hindi !== null ? hindi : english;
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

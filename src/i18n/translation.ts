import type { TFunction } from './Text';

export type Language = 'en' | 'hi';

/** The texts of a language by their English, which is its own key: every text of the spec is found where it is used. */
type Catalogue = Readonly<Record<string, string>>;

let current: Language = 'en';
const english = translation({});
let hindi: TFunction | null = null;
const listeners = new Set<() => void>();

/** Puts a text's values into it. React writes text nodes, so nothing is escaped. */
function translation(catalogue: Catalogue): TFunction {
  return (text, ...[beside]: [beside?: Readonly<Record<string, string | number>>]) => {
    const plain = catalogue[text] ?? text;
    // Most texts ask for nothing, and a page of rows has a hundred of them.
    if (beside === undefined) return plain;
    const { context } = beside;
    const elsewhere = context === undefined ? undefined : catalogue[`${text}_${context}`];
    return (elsewhere ?? plain).replaceAll(/\{\{(\w+)\}\}/g, (asked, name: string) =>
      String(beside[name] ?? asked),
    );
  };
}

/** From now on Hindi can be shown. */
export function bringHindi(catalogue: Catalogue): void {
  hindi = translation(catalogue);
}

export function hasHindi(): boolean {
  return hindi !== null;
}

/** Every text in this language from now on; its texts are here already. */
export function speak(language: Language): void {
  if (language === current) return;
  current = language;
  for (const listener of listeners) listener();
}

export function currentLanguage(): Language {
  return current;
}

/** `t` of the language as it is now: the same function until it changes. */
export function currentTranslation(): TFunction {
  return current === 'hi' && hindi !== null ? hindi : english;
}

/** Calls back with each change of the language. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import type demoTexts from './hi.demo.json';
import type texts from './hi.json';
import type sentences from './hi.service.json';
import { useSyncExternalStore } from 'react';

/** The English texts that have a Hindi one. The demo's own are only in its build. */
type KeyInHiJson = TextInHiJson | keyof typeof texts | keyof typeof demoTexts;

/** The placeholders of a text: `count` in "{{count}} firms". */
type ValueOf<Source extends string> = Source extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ValueOf<Rest>
  : never;

/** The contexts in which a text has another Hindi: `password` of "Submit_password". */
type ContextOf<Source extends string> =
  Extract<KeyInHiJson, `${Source}_${string}`> extends `${Source}_${infer Context}`
    ? Context
    : never;

/** A text without placeholders, for texts that reach `t` through a variable. */
export type TextInHiJson = Exclude<keyof (typeof texts & typeof sentences), `${string}{{${string}`>;

type Options<Key extends string> = [ValueOf<Key>] extends [never]
  ? [options?: { readonly context: ContextOf<Key> }]
  : [values: Readonly<Record<ValueOf<Key>, string | number>>];

/** `t`: takes an English text that has a Hindi one, with its values, and returns it in the current language. */
export type TFunction = <Key extends string>(
  english: Key extends KeyInHiJson ? Key : KeyInHiJson,
  ...options: Options<Key>
) => string;

export type Language = 'en' | 'hi';

/** The texts of a language; the English text is the key, so that every text of the specification is found where it is used. */
type Catalogue = Readonly<Record<string, string>>;

/** Translates a text of the service, or returns it as it is; `label` is the screen's name for its field. */
type ServiceText = (text: string, label: string | null) => string;

let current: Language = 'en';
const english = translation({});
let hindi = english;
let hindiTexts: Catalogue = {};
let serviceInHindi: ServiceText = (text) => text;
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

export function setHindi(catalogue: Catalogue, serviceTexts = serviceInHindi): void {
  hindi = translation(catalogue);
  hindiTexts = catalogue;
  serviceInHindi = serviceTexts;
}

export function hasHindi(): boolean {
  return hindi !== english;
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
  return current === 'hi' ? hindi : english;
}

/** A text that the history kept, in the current language: as it is if the portal does not know it. */
export const keptText = (text: string): string => (current === 'hi' && hindiTexts[text]) || text;

/** A text of the service, in Hindi if that is the language and the text is known. */
export const serviceText = (text: string, label: string | null = null): string =>
  current === 'hi' ? serviceInHindi(text, label) : text;

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `t` and the language; the component renders again when the language changes. */
export function useTranslation(): { readonly t: TFunction; readonly language: Language } {
  const t = useSyncExternalStore(onLanguage, currentTranslation, currentTranslation);
  return { t, language: currentLanguage() };
}

/** The attributes of a name as a person wrote it: no browser translates it, and a screen reader speaks it in its own language. */
export const properName = (name: string) => ({
  translate: 'no' as const,
  lang: /\p{Script=Devanagari}/u.test(name) ? 'hi' : /\p{L}/u.test(name) ? 'en' : undefined,
});

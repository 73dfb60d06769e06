import type demoTexts from './hi.demo.json';
import type texts from './hi.json';

/** The Hindi texts by their English. The demo's own texts are only in its build. */
type Texts = typeof texts & typeof demoTexts;
type English = keyof Texts;

/** The placeholders of a text: `count` in "{{count}} firms". */
type ValueOf<Source extends string> = Source extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ValueOf<Rest>
  : never;

/** The contexts in which a text has another Hindi: `password` of "Submit_password". */
type ContextOf<Source extends string> =
  Extract<English, `${Source}_${string}`> extends `${Source}_${infer Context}` ? Context : never;

/** A text without placeholders, for texts that reach `t` through a variable. */
export type Text = Exclude<keyof typeof texts, `${string}{{${string}`>;

type Options<Key extends English> = [ValueOf<Key>] extends [never]
  ? [options?: { readonly context: ContextOf<Key> }]
  : [values: Readonly<Record<ValueOf<Key>, string | number>>];

/** `t`: takes an English text that has a Hindi one, with its values, and returns it in the current language. */
export type TFunction = <Key extends English>(english: Key, ...options: Options<Key>) => string;

import type demoTexts from './hi.demo.json';
import type texts from './hi.json';

/** The texts by their English; the value of each is its Hindi. The demo's own are in its build only. */
type Texts = typeof texts & typeof demoTexts;
type English = keyof Texts;

/** The names of the values that a text asks for: `count` of "{{count}} firms". */
type ValueOf<Asking extends string> = Asking extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ValueOf<Rest>
  : never;

/** The other places of one English word that has another Hindi there: `password` of "Submit_password". */
type PlaceOf<Word extends string> =
  Extract<English, `${Word}_${string}`> extends `${Word}_${infer Place}` ? Place : never;

/** A text of the portal that stands as it is, for what reaches `t` through a variable. */
export type Text = Exclude<keyof typeof texts, `${string}{{${string}`>;

type Beside<Asked extends English> = [ValueOf<Asked>] extends [never]
  ? [beside?: { readonly context: PlaceOf<Asked> }]
  : [values: Readonly<Record<ValueOf<Asked>, string | number>>];

/** `t`: takes the English of a text that has its Hindi, with the values that it asks for, and gives the text of the language. */
export type TFunction = <Asked extends English>(english: Asked, ...beside: Beside<Asked>) => string;

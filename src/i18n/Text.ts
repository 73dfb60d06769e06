import type texts from './hi.json';

/** A text of the portal that stands as it is, for what reaches `t` through a variable. */
export type Text = Exclude<keyof typeof texts, `${string}{{${string}`>;

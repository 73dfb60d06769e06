/** The attributes of a name as a person wrote it: no browser translates it, and a screen reader speaks it in its own language. */
export const properName = (name: string) => ({
  translate: 'no' as const,
  lang: /\p{Script=Devanagari}/u.test(name) ? 'hi' : /\p{L}/u.test(name) ? 'en' : undefined,
});

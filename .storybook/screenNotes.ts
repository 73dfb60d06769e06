/** What the docs page of a screen says, in plain words for the association's officers. */
export interface ScreenNotes {
  readonly purpose: string;
  readonly seenBy: string;
  /** Method and path of product §7, and what for. */
  readonly calls: readonly string[];
  /** The texts to read, in English, as the screen shows them. */
  readonly texts: readonly string[];
}

/** The notes as a parameter of the screen's stories. */
export const screenNotes = (notes: ScreenNotes) => ({ screen: notes });

/** The notes of a screen; `undefined` for a piece, which has none. */
export function notesOf(parameters: { readonly screen?: unknown }): ScreenNotes | undefined {
  return isNotes(parameters.screen) ? parameters.screen : undefined;
}

const isNotes = (value: unknown): value is ScreenNotes =>
  typeof value === 'object' && value !== null && 'purpose' in value;

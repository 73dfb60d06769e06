/** A change that was sent earlier and whose result nobody knows. */
export interface SentBefore {
  /** In milliseconds. */
  readonly at: number;
}

/** Asks a person whether it should be sent once more. */
export type AskAgain = (before: SentBefore) => Promise<boolean>;

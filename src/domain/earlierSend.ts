/** A change that was sent earlier and whose result nobody knows. */
export interface EarlierSend {
  /** In milliseconds. */
  readonly at: number;
}

/** Asks a person whether it should be sent once more. */
export type ConfirmResend = (before: EarlierSend) => Promise<boolean>;

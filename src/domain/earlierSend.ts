export interface EarlierSend {
  /** In milliseconds. */
  readonly at: number;
}

/** Asks the person whether to send the change again. */
export type ConfirmResend = (before: EarlierSend) => Promise<boolean>;

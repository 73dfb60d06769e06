export interface EarlierSend {
  /** In milliseconds. */
  readonly at: number;
}

export type ConfirmResend = (before: EarlierSend) => Promise<boolean>;

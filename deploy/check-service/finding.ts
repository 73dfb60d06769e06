export interface Finding {
  /** fine; bad: the portal would not work; warning: it works, but something should be fixed; open: could not be checked. */
  readonly verdict: 'fine' | 'bad' | 'warning' | 'open';
  readonly call: string;
  readonly text: string;
}

export type CheckResult = Omit<Finding, 'call'>;

export const fine = (text: string): CheckResult => ({ verdict: 'fine', text });
export const bad = (text: string): CheckResult => ({ verdict: 'bad', text });
export const warning = (text: string): CheckResult => ({ verdict: 'warning', text });
export const open = (text: string): CheckResult => ({ verdict: 'open', text });

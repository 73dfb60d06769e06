export interface Finding {
  /**
   * fine; bad: the portal would not work; warning: it works, but something should be fixed; open: could not be checked.
   */
  readonly verdict: 'fine' | 'bad' | 'warning' | 'open';
  readonly call: string;
  readonly text: string;
}

export type Judgement = Omit<Finding, 'call'>;

export const fine = (text: string): Judgement => ({ verdict: 'fine', text });
export const bad = (text: string): Judgement => ({ verdict: 'bad', text });
export const warning = (text: string): Judgement => ({ verdict: 'warning', text });
export const open = (text: string): Judgement => ({ verdict: 'open', text });

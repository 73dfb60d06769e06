export interface Representative {
  readonly name: string;
  /** Digits, unless the service has stored something else. */
  readonly mobile: string;
}

/** Product §9. */
export const MAX_REPRESENTATIVES = 5;

export const BLANK_REPRESENTATIVE: Representative = { name: '', mobile: '' };

/** Drops the rows with neither name nor mobile, as a save does; a half-filled row stays (product §5). */
export function filledRepresentatives(rows: readonly Representative[]): Representative[] {
  return rows.map(trimmed).filter(isFilled);
}

/** The original positions of the rows that {@link filledRepresentatives} keeps (rule W7). */
export function filledPositions(rows: readonly Representative[]): readonly number[] {
  return rows.flatMap((row, position) => (isFilled(trimmed(row)) ? [position] : []));
}

const trimmed = ({ name, mobile }: Representative) => ({
  name: name.trim(),
  mobile: mobile.trim(),
});

const isFilled = ({ name, mobile }: Representative) => name !== '' || mobile !== '';

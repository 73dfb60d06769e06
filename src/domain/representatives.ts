export interface Representative {
  readonly name: string;
  /** Digits only, but for what the service has stored otherwise. */
  readonly mobile: string;
}

/** Product §9. */
export const MAX_REPRESENTATIVES = 5;

export const BLANK_REPRESENTATIVE: Representative = { name: '', mobile: '' };

/** Product §5: on save a row blank in both name and mobile is dropped; a half-filled row is kept. */
export function filledRepresentatives(rows: readonly Representative[]): Representative[] {
  return rows.map(trimmed).filter(isFilled);
}

/** Where the rows that {@link filledRepresentatives} keeps stood: of its row 0 first (rule W7). */
export function filledPlaces(rows: readonly Representative[]): readonly number[] {
  return rows.flatMap((row, place) => (isFilled(trimmed(row)) ? [place] : []));
}

const trimmed = ({ name, mobile }: Representative) => ({
  name: name.trim(),
  mobile: mobile.trim(),
});

const isFilled = ({ name, mobile }: Representative) => name !== '' || mobile !== '';

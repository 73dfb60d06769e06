export interface Representative {
  readonly name: string;
  /** Digits only. */
  readonly mobile: string;
}

/** Spec §9. */
export const MAX_REPRESENTATIVES = 5;

export const BLANK_REPRESENTATIVE: Representative = { name: '', mobile: '' };

/** Spec §5: on save a row blank in both name and mobile is dropped; a half-filled row is kept. */
export function filledRepresentatives(rows: readonly Representative[]): Representative[] {
  return rows
    .map(({ name, mobile }) => ({ name: name.trim(), mobile: mobile.trim() }))
    .filter(({ name, mobile }) => name !== '' || mobile !== '');
}

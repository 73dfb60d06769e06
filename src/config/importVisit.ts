/** History state of Recent imports: when the import to show was sent. */
export interface ImportVisit {
  readonly import: number;
}

/** The import to show; `null` on every other visit. The history can contain anything. */
export const openedImport = (state: unknown): number | null =>
  typeof state === 'object' &&
  state !== null &&
  'import' in state &&
  typeof state.import === 'number'
    ? state.import
    : null;

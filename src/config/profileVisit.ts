/** History state of a link to Manage Profile that opens edit mode. */
export const OPEN_EDIT = { edit: true } as const;

export const shouldOpenEdit = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'edit' in state && state.edit === true;

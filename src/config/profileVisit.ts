/** Travels with a link to Manage Profile that is followed to change something. */
export const OPEN_EDIT = { edit: true } as const;

/** Whether the person followed such a link: edit mode opens at once. */
export const shouldOpenEdit = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'edit' in state && state.edit === true;

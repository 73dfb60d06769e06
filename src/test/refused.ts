import type { Failure } from '../domain/failure';

/** A refusal with this status, and with words of the service or none. */
export const refused = (
  status: number,
  message: string | null = null,
): Extract<Failure, { kind: 'refused' }> => ({
  kind: 'refused',
  status,
  message,
  error: null,
  errors: [],
  fields: [],
  retryAfter: null,
});

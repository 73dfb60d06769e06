import type { Failure } from '../domain/failure';

/** A refusal with this status, with or without a message of the service. */
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

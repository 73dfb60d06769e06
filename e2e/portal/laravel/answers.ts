import type { Fault } from '../../backend/faults';

export const json = (status: number, body: unknown): Fault => ({
  kind: 'json',
  status,
  json: body,
});

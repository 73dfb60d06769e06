import type { DocumentedCall } from '../contract';
import type { CallRow } from './CallRow';
import { officeCalls } from './officeCalls';
import { ownCalls } from './ownCalls';
import { visitorCalls } from './visitorCalls';

/** The calls that the portal makes by itself. The export is a link, which the browser follows. */
export type OwnCall = Exclude<DocumentedCall, 'GET /api/members/export'>;

/** Each on the screen that makes it: one that is missing, or one too many, does not compile. */
export const callTable: Readonly<Record<OwnCall, CallRow>> = {
  ...visitorCalls,
  ...ownCalls,
  ...officeCalls,
};

export const isOwnCall = (call: string): call is OwnCall => Object.hasOwn(callTable, call);

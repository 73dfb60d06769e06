import type { DocumentedCall } from '../contract';
import type { CallRow, ChangeRow } from './CallRow';
import { officeCalls } from './officeCalls';
import { ownCalls } from './ownCalls';
import { visitorCalls } from './visitorCalls';

/** Calls that the portal makes itself. The export is a link that the browser follows. */
export type OwnCall = Exclude<DocumentedCall, 'GET /api/members/export'>;

export type ChangeCall = Extract<
  OwnCall,
  `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}` | 'GET /api/membership/{id}'
>;

type CallTable = Readonly<Record<ChangeCall, ChangeRow> & Record<OwnCall, CallRow>>;

/** Every call on the screen that makes it; the compiler reports a missing or unknown one. */
export const callTable: CallTable = { ...visitorCalls, ...ownCalls, ...officeCalls };

export const isOwnCall = (call: string): call is OwnCall => Object.hasOwn(callTable, call);

export const isChangeCall = (call: string): call is ChangeCall =>
  isOwnCall(call) && 'pressed' in callTable[call];

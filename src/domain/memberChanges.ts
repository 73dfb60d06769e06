import type { MemberChanges } from './member';
import { firmOf, MAX_REPRESENTATIVES, type MemberField } from './memberFields';

export function valueOf(member: MemberChanges, field: MemberField): string {
  return field.length === 1
    ? member[field[0]]
    : (member.representatives[field[1]]?.[field[2]] ?? '');
}

/** An edit that was never saved, and the record with which it began. */
export interface MemberEdit {
  readonly typed: MemberChanges;
  readonly startedFrom: MemberChanges;
}

/** Reads a stored edit; `null` if it is none. */
export function readMemberEdit(stored: unknown): MemberEdit | null {
  if (!isRecord(stored)) return null;
  const typed = readMemberChanges(stored['typed']);
  const startedFrom = readMemberChanges(stored['startedFrom']);
  return typed === null || startedFrom === null ? null : { typed, startedFrom };
}

/** Reads the values of a stored draft; `null` if it is no member. Missing texts become empty. */
export function readMemberChanges(stored: unknown): MemberChanges | null {
  if (!isRecord(stored)) return null;
  const rows: readonly unknown[] = Array.isArray(stored['representatives'])
    ? stored['representatives']
    : [];
  return {
    ...firmOf((field) => text(stored[field])),
    representatives: rows
      .filter(isRecord)
      .slice(0, MAX_REPRESENTATIVES)
      .map((row) => ({ name: text(row['name']), mobile: text(row['mobile']) })),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

import type { MemberChanges } from './member';
import {
  BLANK_REPRESENTATIVE,
  fieldRowOf,
  type FirmField,
  filledRepresentatives,
  firmFields,
  firmOf,
  MAX_REPRESENTATIVES,
  type MemberField,
  memberFields,
} from './memberFields';
import type { Rule } from './rules';

export function valueOf(member: MemberChanges, field: MemberField): string {
  return field.length === 1
    ? member[field[0]]
    : (member.representatives[field[1]]?.[field[2]] ?? '');
}

/** Compares two values of a field: surrounding spaces make no difference, nor do the separators in a mobile. */
export function isSameValue(field: MemberField, one: string, other: string): boolean {
  const { normalise = withoutEncoding } = fieldRowOf(field);
  return normalise(one) === normalise(other);
}

/** Two encodings of one text look the same: nobody could choose between them. */
const withoutEncoding = (text: string): string => text.normalize().trim();

/** Limits a rule of an edit form to what the person changed: an untouched stored value never blocks a save. */
export function ifChanged(rule: Rule, field: MemberField, base: MemberChanges): Rule {
  return (value) => (isSameValue(field, value, valueOf(base, field)) ? null : rule(value));
}

export function withAllRepresentatives(member: MemberChanges): MemberChanges {
  const representatives = Array.from(
    { length: MAX_REPRESENTATIVES },
    (_, position) => member.representatives[position] ?? BLANK_REPRESENTATIVE,
  );
  return { ...firmOf((field) => member[field]), representatives };
}

export function withValue(member: MemberChanges, field: MemberField, value: string): MemberChanges {
  const complete = withAllRepresentatives(member);
  if (field.length === 1) return { ...complete, [field[0]]: value };
  const [, position, name] = field;
  const representatives = complete.representatives.map((row, index) =>
    index === position ? { ...row, [name]: value } : row,
  );
  return { ...complete, representatives };
}

/** The member as an update sends it: texts normalised, mobiles as digits, always five representatives. */
export function asSent(member: MemberChanges): MemberChanges {
  return memberFields.reduce((sent, field) => {
    const { normalise } = fieldRowOf(field);
    return normalise === undefined
      ? sent
      : withValue(sent, field, normalise(valueOf(member, field)));
  }, withAllRepresentatives(member));
}

/** A record after an update: a field that is not among the sent ones keeps its value. */
export const updated = (
  before: MemberChanges,
  after: MemberChanges,
  sent: readonly FirmField[],
): MemberChanges => ({
  ...after,
  ...firmOf((field) => (sent.includes(field) ? after : before)[field]),
});

/** The fields in which two versions of a member differ; representatives are compared by position. */
export function differingFields(a: MemberChanges, b: MemberChanges): readonly MemberField[] {
  return memberFields.filter((field) => !isSameValue(field, valueOf(a, field), valueOf(b, field)));
}

/** The fields stored otherwise than sent. Representatives count as one list: requests do not carry their positions. */
export function fieldsNotSaved(
  sent: MemberChanges,
  stored: MemberChanges,
): readonly (keyof MemberChanges)[] {
  const firm = firmFields.filter((name) => !isSameValue([name], sent[name], stored[name]));
  return sentRows(sent) === sentRows(stored) ? firm : [...firm, 'representatives'];
}

const sentRows = (member: MemberChanges): string =>
  JSON.stringify(filledRepresentatives(asSent(member).representatives)).normalize();

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

import type { MemberChanges } from './member';
import { firmFields, firmOf, type MemberField, memberFields, fieldRowOf } from './memberFields';
import type { Rule } from './memberRules';
import { digitsOf } from './phone';
import {
  BLANK_REPRESENTATIVE,
  filledRepresentatives,
  MAX_REPRESENTATIVES,
} from './representatives';

export function valueOf(member: MemberChanges, field: MemberField): string {
  return field.length === 1
    ? member[field[0]]
    : (member.representatives[field[1]]?.[field[2]] ?? '');
}

const isMobile = (field: MemberField): boolean => fieldRowOf(field).kind === 'mobile';

/** Whether two values of a field are one: spaces around a text make no difference, nor what is no digit of a mobile. */
export function isSameValue(field: MemberField, one: string, other: string): boolean {
  if (isMobile(field)) return digitsOf(one) === digitsOf(other);
  // In two encodings a text is one: nobody could choose between them.
  return one.normalize().trim() === other.normalize().trim();
}

/**
 * A rule of an edit form: it judges only what differs from what the form began with. What is stored and was not touched
 * never blocks a save (rule F3).
 */
export function ifChanged(rule: Rule, field: MemberField, base: MemberChanges): Rule {
  return (value) => (isSameValue(field, value, valueOf(base, field)) ? null : rule(value));
}

/** A member as the edit forms hold it: always five rows of representatives, blank where there is none. */
export function withAllRepresentatives(member: MemberChanges): MemberChanges {
  const representatives = Array.from(
    { length: MAX_REPRESENTATIVES },
    (_, place) => member.representatives[place] ?? BLANK_REPRESENTATIVE,
  );
  return { ...firmOf((field) => member[field]), representatives };
}

/** The member with another value in one field, in five rows. */
export function withValue(member: MemberChanges, field: MemberField, value: string): MemberChanges {
  const held = withAllRepresentatives(member);
  if (field.length === 1) return { ...held, [field[0]]: value };
  const [, place, name] = field;
  const representatives = held.representatives.map((row, index) =>
    index === place ? { ...row, [name]: value } : row,
  );
  return { ...held, representatives };
}

/** The member as an update sends it, in five rows: every mobile as its digits (rule F3). */
export function withMobilesAsDigits(member: MemberChanges): MemberChanges {
  return memberFields
    .filter(isMobile)
    .reduce(
      (changed, field) => withValue(changed, field, digitsOf(valueOf(member, field))),
      withAllRepresentatives(member),
    );
}

/** The fields in which two versions of a member differ, each representative by its place (rule C7). */
export function differingFields(a: MemberChanges, b: MemberChanges): readonly MemberField[] {
  return memberFields.filter((field) => !isSameValue(field, valueOf(a, field), valueOf(b, field)));
}

/**
 * What the service holds otherwise than it was sent (rule W11). Representatives count as a whole and in their order:
 * the wire does not say at which place a row stood.
 */
export function fieldsNotSaved(
  sent: MemberChanges,
  stored: MemberChanges,
): readonly (keyof MemberChanges)[] {
  const firm = firmFields.filter((name) => !isSameValue([name], sent[name], stored[name]));
  return sentRows(sent) === sentRows(stored) ? firm : [...firm, 'representatives'];
}

const sentRows = (member: MemberChanges): string =>
  JSON.stringify(filledRepresentatives(withMobilesAsDigits(member).representatives)).normalize();

/** An edit as it is kept for later: what was typed, and what it began with. */
export interface StoredEdit extends MemberChanges {
  readonly base: MemberChanges;
}

/** What a kept edit began with; `null` where that was not kept. */
export function readBase(stored: unknown): MemberChanges | null {
  return isRecord(stored) ? readMemberChanges(stored['base']) : null;
}

/** Reads what a browser kept of a form; `null` for whatever is no member. Missing texts are empty. */
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

import type { MemberChanges } from './member';
import {
  BLANK_REPRESENTATIVE,
  filledRepresentatives,
  MAX_REPRESENTATIVES,
} from './representatives';

/** A member as the edit forms hold it: always five rows of representatives, blank where there is none. */
export function withFiveRows(member: MemberChanges): MemberChanges {
  const { firmName, address, firmMobile, firmAlternateMobile, area } = member;
  const representatives = Array.from(
    { length: MAX_REPRESENTATIVES },
    (_, index) => member.representatives[index] ?? BLANK_REPRESENTATIVE,
  );
  return { firmName, address, firmMobile, firmAlternateMobile, area, representatives };
}

/** The fields in which two versions of a member differ; blanks around a text and blank rows make no difference. */
export function differingFields(
  a: MemberChanges,
  b: MemberChanges,
): readonly (keyof MemberChanges)[] {
  return FIELDS.filter((field) => comparable(a, field) !== comparable(b, field));
}

/** Reads what a browser kept of a form; `null` for whatever is no member. Missing texts are empty. */
export function readMemberChanges(kept: unknown): MemberChanges | null {
  if (!isRecord(kept)) return null;
  const rows: readonly unknown[] = Array.isArray(kept['representatives'])
    ? kept['representatives']
    : [];
  return {
    firmName: text(kept['firmName']),
    address: text(kept['address']),
    firmMobile: text(kept['firmMobile']),
    firmAlternateMobile: text(kept['firmAlternateMobile']),
    area: text(kept['area']),
    representatives: rows
      .filter(isRecord)
      .slice(0, MAX_REPRESENTATIVES)
      .map((row) => ({ name: text(row['name']), mobile: text(row['mobile']) })),
  };
}

const FIELDS = [
  'firmName',
  'address',
  'firmMobile',
  'firmAlternateMobile',
  'area',
  'representatives',
] as const satisfies readonly (keyof MemberChanges)[];

function comparable(changes: MemberChanges, field: keyof MemberChanges): string {
  return field === 'representatives'
    ? JSON.stringify(filledRepresentatives(changes.representatives))
    : changes[field].trim();
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

import type { MemberChanges } from './member';
import { digitsOf } from './phone';
import { MAX_REPRESENTATIVES, type Representative } from './representatives';

export type FirmField = Exclude<keyof MemberChanges, 'representatives'>;

/** A field of a member by its way into the record, as a form names it too: each name and mobile by its place. */
export type MemberField =
  | readonly [name: FirmField]
  | readonly [list: 'representatives', place: number, name: keyof Representative];

export const FIRM_FIELDS = [
  'firmName',
  'address',
  'firmMobile',
  'firmAlternateMobile',
  'area',
] as const satisfies readonly FirmField[];

/** Every field of an edit form, in the order of the screen. */
export const MEMBER_FIELDS: readonly MemberField[] = [
  ...FIRM_FIELDS.map((name): MemberField => [name]),
  ...Array.from({ length: MAX_REPRESENTATIVES }, (_, place): MemberField[] => [
    ['representatives', place, 'name'],
    ['representatives', place, 'mobile'],
  ]).flat(),
];

export function valueOf(member: MemberChanges, field: MemberField): string {
  return field.length === 1
    ? member[field[0]]
    : (member.representatives[field[1]]?.[field[2]] ?? '');
}

/** Whether two values of a field are one: spaces around a text make no difference, nor what is no digit of a mobile. */
export function sameValue(field: MemberField, one: string, other: string): boolean {
  const name = field.length === 1 ? field[0] : field[2];
  return MOBILES.has(name) ? digitsOf(one) === digitsOf(other) : one.trim() === other.trim();
}

/** They are sent as their digits (rule F3). */
const MOBILES: ReadonlySet<string> = new Set(['firmMobile', 'firmAlternateMobile', 'mobile']);

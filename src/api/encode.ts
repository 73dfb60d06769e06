import type { MemberChanges, MemberUpdate, RegistrationApplication } from '../domain/member';
import { asSent } from '../domain/memberChanges';
import {
  filledPositions,
  filledRepresentatives,
  type FirmField,
  firmFields,
  registrationFields,
  sentFields,
} from '../domain/memberFields';

const body = (member: MemberChanges, fields: readonly FirmField[]) => ({
  ...Object.fromEntries(fields.map((field) => [field, member[field]])),
  representatives: filledRepresentatives(member.representatives),
});

/** The documented body of POST /api/register (product §7); requests name the fields of a firm as the portal does. */
export function encodeRegistration(application: RegistrationApplication) {
  return body(application, registrationFields);
}

/**
 * The body of PUT /api/member_update and PUT /api/profile_update (product §7), mobiles as digits, with the fields
 * that are documented or that the configuration adds.
 */
export function encodeMemberUpdate(
  { id, ...typed }: MemberUpdate,
  config: Parameters<typeof sentFields>[0],
) {
  return { id, ...body(asSent(typed), sentFields(config)) };
}

/** Translates a refused field's name into the form's. Blank rows are not sent: row 0 sent is the first filled one. */
export function fieldOfRegistration({ representatives }: MemberChanges) {
  const positions = filledPositions(representatives);
  return (serviceName: string): string | null => {
    if (firmFields.some((field) => field === serviceName)) return serviceName;
    const [list, row = '', ...rest] = serviceName.split('.');
    const position = /^\d{1,9}$/.test(row) ? positions[Number(row)] : undefined;
    return list === 'representatives' && position !== undefined
      ? [list, position, ...rest].join('.')
      : null;
  };
}

export const fieldOfUpdate = (update: MemberUpdate) => fieldOfRegistration(asSent(update));

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
  readonly userId: number;
}

/** The documented body of both password requests (product §3). Passwords are sent as typed. */
export function encodePasswordChange({ current, next, confirmation, userId }: PasswordChange) {
  return { cpassword: current, npassword: next, cnpassword: confirmation, userId };
}

const PASSWORDS = new Map([
  ['cpassword', 'current'],
  ['npassword', 'next'],
  ['cnpassword', 'confirmation'],
]);

export const fieldOfPassword = (serviceName: string): string | null =>
  PASSWORDS.get(serviceName) ?? null;

export function encodeImport(file: File): FormData {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
}

import type { MemberChanges, MemberUpdate, RegistrationApplication } from '../domain/member';
import { withMobilesAsDigits } from '../domain/memberChanges';
import { filledPositions, filledRepresentatives, firmFields, firmOf } from '../domain/memberFields';

/** The documented body of POST /api/register (product §7); requests name the fields of a firm as the portal does. */
export function encodeRegistration(application: RegistrationApplication) {
  return {
    ...firmOf((field) => application[field]),
    representatives: filledRepresentatives(application.representatives),
  };
}

/**
 * The body of PUT /api/member_update and PUT /api/profile_update (product §7), mobiles as digits. The documented one has no
 * alternate mobile.
 */
export function encodeMemberUpdate({ id, ...typed }: MemberUpdate, sendAlternateMobile: boolean) {
  const { firmAlternateMobile, ...documented } = encodeRegistration(withMobilesAsDigits(typed));
  return { id, ...documented, ...(sendAlternateMobile ? { firmAlternateMobile } : {}) };
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

export const fieldOfUpdate = (update: MemberUpdate) =>
  fieldOfRegistration(withMobilesAsDigits(update));

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
  const body = new FormData();
  body.append('file', file, file.name);
  return body;
}

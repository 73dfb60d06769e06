import type { MemberChanges, RegistrationApplication } from '../../domain/member';
import { type FirmField, firmFields, type FirmTexts } from '../../domain/memberFields';
import { filledPositions, filledRepresentatives } from '../../domain/representatives';

/** The name of each field of a firm in a request, and whether the documented body of an update has it (rule W11). */
export const WIRE_FIELDS = {
  firmName: { name: 'firmName', isInUpdate: true },
  address: { name: 'address', isInUpdate: true },
  firmMobile: { name: 'firmMobile', isInUpdate: true },
  firmAlternateMobile: { name: 'firmAlternateMobile', isInUpdate: false },
  area: { name: 'area', isInUpdate: true },
} as const satisfies Record<FirmField, { readonly name: string; readonly isInUpdate: boolean }>;

export const encodeFirm = (firm: FirmTexts, fields: readonly FirmField[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [WIRE_FIELDS[field].name, firm[field]]));

/** The documented body of POST /api/register (product §7). */
export function encodeRegistration(application: RegistrationApplication) {
  return {
    ...encodeFirm(application, firmFields),
    representatives: filledRepresentatives(application.representatives),
  };
}

/** Translates a refused field's name into the form's (rule W7). Blank rows are not sent: row 0 sent is the first filled one. */
export function fieldOfRegistration({ representatives }: MemberChanges) {
  const positions = filledPositions(representatives);
  return (serviceName: string): string | null => {
    const formField = firmFields.find((field) => WIRE_FIELDS[field].name === serviceName);
    if (formField !== undefined) return formField;
    const [list, row = '', ...rest] = serviceName.split('.');
    const position = /^\d{1,9}$/.test(row) ? positions[Number(row)] : undefined;
    return list === 'representatives' && position !== undefined
      ? [list, position, ...rest].join('.')
      : null;
  };
}

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
  readonly userId: number;
}

/** The documented body of both password requests (product §3). Passwords are sent as typed (rule S6). */
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

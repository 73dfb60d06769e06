import type { MemberUpdate, RegistrationApplication } from '../../domain/member';
import { withMobilesAsDigits } from '../../domain/memberChanges';
import { filledRepresentatives } from '../../domain/representatives';

/** The documented body of POST /api/register (product §7). */
export function encodeRegistration(application: RegistrationApplication) {
  const { firmName, address, firmMobile, firmAlternateMobile, area } = application;
  return {
    firmName,
    address,
    firmMobile,
    firmAlternateMobile,
    area,
    representatives: filledRepresentatives(application.representatives),
  };
}

/** The documented body of PUT /api/member_update and PUT /api/profile_update (product §7), mobiles as their digits. */
export function encodeMemberUpdate(update: MemberUpdate, sendAlternateMobile: boolean) {
  const { id, firmName, firmMobile, firmAlternateMobile, address, area, representatives } =
    withMobilesAsDigits(update);
  return {
    id,
    firmName,
    firmMobile,
    address,
    area,
    representatives: filledRepresentatives(representatives),
    // Not in the documented body: config.sendAlternateMobile (rule W11).
    ...(sendAlternateMobile ? { firmAlternateMobile } : {}),
  };
}

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
  readonly userId: number;
}

/** The documented body of both password calls (product §3). Passwords go as typed (rule S6). */
export function encodePasswordChange({ current, next, confirmation, userId }: PasswordChange) {
  return { cpassword: current, npassword: next, cnpassword: confirmation, userId };
}

/** The multipart body of both imports: the file and nothing else. */
export function encodeImport(file: File): FormData {
  const body = new FormData();
  body.append('file', file, file.name);
  return body;
}

import type { RegistrationApplication } from '../../domain/member';
import { readMemberChanges } from '../../domain/memberChanges';
import { firmOf } from '../../domain/memberFields';
import { BLANK_REPRESENTATIVE } from '../../domain/representatives';
import { readDraft } from '../../session/drafts';

/** Starts with one blank row (product §2 item 1). */
export const BLANK_APPLICATION: RegistrationApplication = {
  ...firmOf(() => ''),
  representatives: [BLANK_REPRESENTATIVE],
};

/** The draft stored before a reload (rule F2); anything else in the storage is ignored. */
export function registrationDraft(): RegistrationApplication {
  const draft = readMemberChanges(readDraft());
  if (draft === null) return BLANK_APPLICATION;
  return draft.representatives.length > 0
    ? draft
    : { ...draft, representatives: BLANK_APPLICATION.representatives };
}

export function isSameApplication(
  one: RegistrationApplication,
  other: RegistrationApplication,
): boolean {
  return JSON.stringify(readMemberChanges(one)) === JSON.stringify(readMemberChanges(other));
}

import type { RegistrationApplication } from '../../domain/member';
import { readMemberChanges } from '../../domain/memberChanges';
import { firmOf } from '../../domain/memberFields';
import { BLANK_REPRESENTATIVE } from '../../domain/representatives';
import { readDraft } from '../../session/unsaved/drafts';

/** Product §2 item 1: starts with one blank row. */
export const BLANK_APPLICATION: RegistrationApplication = {
  ...firmOf(() => ''),
  representatives: [BLANK_REPRESENTATIVE],
};

/** What was typed before a reload (rule F2); anything in storage that is no application counts as nothing. */
export function registrationDraft(): RegistrationApplication {
  const draft = readMemberChanges(readDraft('draft:registration'));
  if (draft === null) return BLANK_APPLICATION;
  return draft.representatives.length > 0
    ? draft
    : { ...draft, representatives: BLANK_APPLICATION.representatives };
}

/** Whether two applications say the same in every field, as typed. */
export function isSameApplication(
  one: RegistrationApplication,
  other: RegistrationApplication,
): boolean {
  return JSON.stringify(readMemberChanges(one)) === JSON.stringify(readMemberChanges(other));
}

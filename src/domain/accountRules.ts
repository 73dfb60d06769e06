import { isBlank } from './memberRules';

/** Reset Password (product §5): an address is required and must look like one. */
export function emailRule(email: string): 'required' | 'noAddress' | null {
  if (isBlank(email)) return 'required';
  const domain = /^[^\s@]+@([^\s@]+)$/.exec(email.trim())?.[1] ?? '';
  return domain.slice(1, -1).includes('.') ? null : 'noAddress';
}

/** Each field of change password (product §5): empty after trimming counts as missing. */
export function passwordRule(password: string): 'required' | null {
  return isBlank(password) ? 'required' : null;
}

/** Confirm New Password (product §5): exactly the new password, spaces included (rule S6). */
export function confirmationRule(
  confirmation: string,
  next: string,
): 'required' | 'different' | null {
  return passwordRule(confirmation) ?? (confirmation === next ? null : 'different');
}

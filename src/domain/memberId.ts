/** A positive whole number from the service: the id of a member, or of the user account of a member. */
export type MemberId = number;

/**
 * Reads an id from a route or from storage (rule A8). ASCII digits only, so a decoded `..%2F` can never change the path of a
 * request. An id that is no exact integer is rejected too: rounded, it would ask for somebody else's record.
 */
export function parseMemberId(text: string | null | undefined): MemberId | null {
  if (text == null || !/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/** A positive whole number as the service gives it: of a member, or of the user that a member signs in as. */
export type MemberId = number;

/**
 * Reads an id from a route or from storage (rule A8): ASCII digits only, so that a decoded `..%2F` can never
 * turn one call into another. An id beyond exact integers is refused too: it would ask for somebody else's record.
 */
export function parseMemberId(text: string | null | undefined): MemberId | null {
  if (text == null || !/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

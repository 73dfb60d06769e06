/** A positive whole number from the service: the id of a member, or of the user account of a member. */
export type MemberId = number;

/** Reads an id (rule A8): ASCII digits, so no `..%2F` changes a path, and exact, as rounding would ask for another's record. */
export function parseMemberId(text: string | null | undefined): MemberId | null {
  if (text == null || !/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

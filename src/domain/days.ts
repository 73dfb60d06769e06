const DAY_MS = 24 * 60 * 60 * 1000;

/** Number of midnights, by the local clock, between two moments in milliseconds: 0 is today, and so is a moment in the future. */
export function daysSince(at: number, now: number): number {
  // A day may have 23 or 25 hours.
  return Math.max(0, Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS));
}

/** The calendar day of a moment in milliseconds, as DD-MM-YYYY; Intl alone would take an old phone a tenth of a second. */
export function dayOfYear(at: number): string {
  const day = new Date(at);
  const parts = [day.getDate(), day.getMonth() + 1, day.getFullYear()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

export const dayAndMonth = (at: number): string => dayOfYear(at).slice(0, 5);

/** The midnight before a moment, by the local clock, in milliseconds. */
export const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** Greatest ages of a list, in milliseconds: before one firm is changed, and before the list says when it came. */
export const MAX_AGE_AT_CHANGE = 5_000;
export const MAX_LIST_AGE = 5 * 60_000;

/** True if more than `age` milliseconds have passed. If the clock was set back since, nobody knows: that counts as older. */
export const isOlderThan = (at: number, age: number, now: number): boolean =>
  now < at || now - at > age;

/** The local time of a moment in milliseconds, as HH:mm. */
export const clockTime = (at: number): string => new Date(at).toTimeString().slice(0, 5);

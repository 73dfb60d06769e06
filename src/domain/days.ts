const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How many midnights of the person's own clock lie between two moments in milliseconds: 0 is today. A moment that is still to
 * come, since the clock was set back, counts as today.
 */
export function daysSince(at: number, now: number): number {
  // A day of the clock may have 23 or 25 hours: the days themselves are counted, not their hours.
  return Math.max(0, Math.round((dayOf(now) - dayOf(at)) / DAY_MS));
}

/** The day on the person's calendar, as a moment of UTC, where every day is as long. */
function dayOf(moment: number): number {
  const date = new Date(moment);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

/** The day of a moment in milliseconds on the person's own calendar, as DD-MM-YYYY. */
export const dayOnPaper = (at: number): string =>
  `${dayAndMonth(at)}-${new Date(at).getFullYear()}`;

/** The day of a moment in milliseconds on the person's own calendar, as DD-MM. */
export function dayAndMonth(at: number): string {
  const date = new Date(at);
  return [date.getDate(), date.getMonth() + 1]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** The same with its year. */
export const dayOfYear = (at: number): string => `${dayAndMonth(at)}-${new Date(at).getFullYear()}`;

/** The time of a moment in milliseconds on the person's own clock, as HH:mm. */
export const clockTime = (at: number): string => new Date(at).toTimeString().slice(0, 5);

/** 1 January 1970 in the day count of spreadsheet programs. */
const EPOCH = 25_569;
/** Spreadsheet programs count 29 February 1900, which did not exist. */
const LEAP_DAY_1900 = 60;
const DAY = 86_400_000;

const ISO = /^(\d{4}-\d\d-\d\d)?(?:T?(\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)Z?)?$/;

/** The day number of an ISO date, time, or both; null for another text. */
export function isoSerial(text: string): number | null {
  const [, date, time = '00:00'] = ISO.exec(text) ?? [];
  if (date === undefined) return null;
  const days = Date.parse(`${date}T${time}Z`) / DAY + EPOCH;
  if (Number.isNaN(days)) return null;
  return days > LEAP_DAY_1900 ? days : days - 1;
}

const DAY_SECONDS = 86_400;
/** 31 December 9999, the last day that a spreadsheet program knows. */
const LAST_DAY = 2_958_465;
/** Spreadsheet programs count a 29 February 1900 that never was. */
const LEAP_DAY_1900 = 60;
/** 1 January 1970 as a spreadsheet program counts. */
const EPOCH = 25_569;
const MOST_DECIMALS = 3;

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/**
 * A piece of a date format: a text as it stands, or small letters for a part of the date: `yyyy`, `mmm`, `dd`, `hh`,
 * `nn` (minutes), `ss`, `.00` (of a second), `[h]` (hours since day 0), `am/pm`.
 */
export interface DatePiece {
  readonly kind: 'text' | 'part';
  readonly text: string;
}

interface Moment {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  /** From Sunday, 0. */
  readonly weekday: number;
  /** Whole seconds since the day began. */
  readonly seconds: number;
  /** What is left of a second, in the smallest unit shown. */
  readonly fraction: number;
  /** Whole seconds since day 0. */
  readonly elapsed: number;
}

function calendar(day: number): Pick<Moment, 'year' | 'month' | 'day'> {
  if (day === 0) return { year: 1900, month: 1, day: 0 };
  if (day === LEAP_DAY_1900) return { year: 1900, month: 2, day: 29 };
  const date = new Date((day - EPOCH + (day < LEAP_DAY_1900 ? 1 : 0)) * DAY_SECONDS * 1000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function momentOf(serial: number, decimals: number): Moment {
  // Counted in the smallest unit that is shown, so that 11:59:59.9999 is noon.
  const unit = 10 ** decimals;
  const units = Math.round(serial * DAY_SECONDS * unit);
  const elapsed = Math.floor(units / unit);
  const day = Math.floor(elapsed / DAY_SECONDS);
  return {
    ...calendar(day),
    weekday: (day + 6) % 7,
    seconds: elapsed - day * DAY_SECONDS,
    fraction: units - elapsed * unit,
    elapsed,
  };
}

const padded = (number: number, length: number): string => String(number).padStart(length, '0');

function named(names: readonly string[], at: number, length: number): string {
  const name = names[at] ?? '';
  if (length === 5) return name.slice(0, 1);
  return length === 3 ? name.slice(0, 3) : name;
}

function hour(part: string, { seconds }: Moment, twelve: boolean): string {
  const hours = Math.floor(seconds / 3600);
  return padded(twelve ? ((hours + 11) % 12) + 1 : hours, part.length);
}

function partText(part: string, moment: Moment, twelve: boolean): string {
  const { length } = part;
  switch (part.charAt(0)) {
    case 'y':
      return length > 2 ? padded(moment.year, 4) : padded(moment.year % 100, 2);
    case 'm':
      return length > 2 ? named(MONTHS, moment.month - 1, length) : padded(moment.month, length);
    case 'd':
      return length > 2 ? named(WEEKDAYS, moment.weekday, length) : padded(moment.day, length);
    case 'h':
      return hour(part, moment, twelve);
    case 'n':
      return padded(Math.floor(moment.seconds / 60) % 60, length);
    case 's':
      return padded(moment.seconds % 60, length);
    case '.':
      return `.${padded(moment.fraction, Math.min(length - 1, MOST_DECIMALS)).padEnd(length - 1, '0')}`;
    case '[': {
      const size = part.charAt(1) === 'h' ? 3600 : part.charAt(1) === 'n' ? 60 : 1;
      return padded(Math.floor(moment.elapsed / size), length - 2);
    }
    default: {
      const half = moment.seconds < DAY_SECONDS / 2 ? 'AM' : 'PM';
      return part === 'a/p' ? half.charAt(0) : half;
    }
  }
}

/** A number of days as a date, as a spreadsheet program shows it; null where that shows no date either. */
export function dateText(pieces: readonly DatePiece[], serial: number): string | null {
  if (serial < 0 || serial >= LAST_DAY + 1) return null;
  const parts = pieces.filter(({ kind }) => kind === 'part').map(({ text }) => text);
  const decimals = parts.find((part) => part.startsWith('.'))?.length ?? 1;
  const hasTime = parts.some((part) => /^[hns.[]/.test(part));
  const twelve = parts.some((part) => part.startsWith('a'));
  const time = hasTime ? serial : Math.floor(serial);
  const moment = momentOf(time, Math.min(decimals - 1, MOST_DECIMALS));
  return pieces
    .map(({ kind, text }) => (kind === 'text' ? text : partText(text, moment, twelve)))
    .join('');
}

const ISO = /^(\d{4}-\d\d-\d\d)?(?:T?(\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)Z?)?$/;

/** The number of days that an ISO date, time, or both mean; null for another text. */
export function isoSerial(text: string): number | null {
  const [, date, time = '00:00'] = ISO.exec(text) ?? [];
  if (date === undefined) return null;
  const days = Date.parse(`${date}T${time}Z`) / (DAY_SECONDS * 1000) + EPOCH;
  if (Number.isNaN(days)) return null;
  return days > LEAP_DAY_1900 ? days : days - 1;
}

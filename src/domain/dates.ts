import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

/** The date formats that services send. Only the day is read, since a date without a time has no time zone. */
const WIRE_FORMATS = ['YYYY-MM-DD', 'DD-MM-YYYY', 'DD/MM/YYYY'];

/** An instant: its day, its time without the fraction of a second, and its offset. */
const INSTANT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d{1,12})?(Z|[+-]\d\d:?\d\d)$/i;

/** India has no daylight saving time. */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** A date from the service as DD-MM-YYYY, or `-` if it is none. The browser's time zone never changes the day. */
export function formatDate(text: string): string {
  const value = text.trim();
  const [day = ''] = indianDay(value) ?? value.split(/[T ]/);
  const date = dayjs(day, WIRE_FORMATS, true);
  return date.isValid() ? date.format('DD-MM-YYYY') : '-';
}

/** The day in India at a full instant; `null` for any other text. */
function indianDay(value: string): readonly string[] | null {
  const [, day, time, offset = ''] = INSTANT.exec(value) ?? [];
  // `Date.parse` accepts the 31st of February and counts on into March.
  if (day === undefined || !dayjs(day, 'YYYY-MM-DD', true).isValid()) return null;
  const colon = /^[+-]\d{4}$/.test(offset) ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset;
  const instant = Date.parse(`${day}T${time}${colon.toUpperCase()}`);
  return Number.isNaN(instant) ? null : new Date(instant + INDIA_AHEAD_MS).toISOString().split('T');
}

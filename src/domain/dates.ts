import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

/** The date formats seen on the wire. Only their day is read: a date-only value is no instant (rule W13). */
const WIRE_FORMATS = ['YYYY-MM-DD', 'DD-MM-YYYY', 'DD/MM/YYYY'];

/** Day, time without the fraction of a second, and offset of a full instant. */
const INSTANT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d{1,12})?(Z|[+-]\d\d:?\d\d)$/i;

/** India keeps one time all year. */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** A date from the wire as DD-MM-YYYY, or `-` where it is none (rule W13). No time zone of the browser ever moves it. */
export function formatDate(text: string): string {
  const value = text.trim();
  const [day = ''] = indianDay(value) ?? value.split(/[T ]/);
  const date = dayjs(day, WIRE_FORMATS, true);
  return date.isValid() ? date.format('DD-MM-YYYY') : '-';
}

/** A full instant stands for the day that it is in India; `null` for whatever is none. */
function indianDay(value: string): readonly string[] | null {
  const [, day, time, offset = ''] = INSTANT.exec(value) ?? [];
  // The 31st of February is no day, although it can be counted on from.
  if (day === undefined || !dayjs(day, 'YYYY-MM-DD', true).isValid()) return null;
  const colon = /^[+-]\d{4}$/.test(offset) ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset;
  const instant = Date.parse(`${day}T${time}${colon.toUpperCase()}`);
  return Number.isNaN(instant) ? null : new Date(instant + INDIA_AHEAD_MS).toISOString().split('T');
}

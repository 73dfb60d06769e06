import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

/** The date formats seen on the wire. Only their day is read: a date-only value is no instant (decisions W13). */
const WIRE_FORMATS = ['YYYY-MM-DD', 'DD-MM-YYYY', 'DD/MM/YYYY'];

/** A date from the wire as DD-MM-YYYY, or `-` where it is none (decisions W13). No time zone ever moves it. */
export function formatDate(text: string): string {
  const [day = ''] = text.trim().split(/[T ]/);
  const date = dayjs(day, WIRE_FORMATS, true);
  return date.isValid() ? date.format('DD-MM-YYYY') : '-';
}

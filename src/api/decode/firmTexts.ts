import type { FirmField } from '../../domain/memberFields';
import { readFirstText, type WireRecord } from './read';

/** What answers call each field of a firm: the first name that holds something wins (rule W5). */
export const NAMES_OF_FIELDS = {
  firmName: ['name', 'company_name'],
  address: ['address', 'registered_address'],
  firmMobile: ['mobile', 'registered_contact_no'],
  firmAlternateMobile: ['mobile_alt', 'alternate_contact_no'],
  area: ['area'],
} as const satisfies Record<FirmField, readonly [string, ...string[]]>;

/** A record without a single one of these is none. */
export const NAMES_OF_A_FIRM = [
  ...NAMES_OF_FIELDS.firmName,
  ...NAMES_OF_FIELDS.firmMobile,
  ...NAMES_OF_FIELDS.area,
] as const;

/** A field of the firm that an answer tells of; '' where it is missing. */
export function readFirmText(record: WireRecord, field: FirmField): string {
  return readFirstText(record, NAMES_OF_FIELDS[field]);
}

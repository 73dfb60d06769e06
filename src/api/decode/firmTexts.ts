import type { FirmField } from '../../domain/memberFields';
import { readFirstText, type WireRecord } from './read';

/** The names of each field in answers: the first one with a value wins (rule W5). */
export const NAMES_OF_FIELDS = {
  firmName: ['name', 'company_name'],
  address: ['address', 'registered_address'],
  firmMobile: ['mobile', 'registered_contact_no'],
  firmAlternateMobile: ['mobile_alt', 'alternate_contact_no'],
  area: ['area'],
} as const satisfies Record<FirmField, readonly [string, ...string[]]>;

/** A record with none of these names is not a firm. */
export const NAMES_OF_A_FIRM = [
  ...NAMES_OF_FIELDS.firmName,
  ...NAMES_OF_FIELDS.firmMobile,
  ...NAMES_OF_FIELDS.area,
] as const;

/** A field of the firm; empty if the answer lacks it. */
export function readFirmText(record: WireRecord, field: FirmField): string {
  return readFirstText(record, NAMES_OF_FIELDS[field]);
}

import type { FirmField } from '../../domain/memberFields';
import { readFirstText, type WireRecord } from './read';

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

export function readFirmText(record: WireRecord, field: FirmField): string {
  return readFirstText(record, NAMES_OF_FIELDS[field]);
}

import type { TFunction } from 'i18next';
import type { MemberChanges } from '../../domain/member';
import { differingFields } from '../../domain/memberChanges';

/** Names what was sent and is not what the service holds now (decisions W11); `null` when it kept everything. */
export function unkeptText(
  t: TFunction,
  sent: MemberChanges,
  stored: MemberChanges,
): string | null {
  const names: Record<keyof MemberChanges, string> = {
    firmName: t('Firm Name'),
    address: t('Address'),
    firmMobile: t('Firm Mobile No. (WhatsApp without +91)'),
    firmAlternateMobile: t('Firm Alternate Mobile'),
    area: t('Area'),
    representatives: t('Contact Persons'),
  };
  const fields = differingFields(sent, stored).map((field) => names[field]);
  return fields.length === 0
    ? null
    : t('The service did not keep your change of: {{fields}}.', { fields: fields.join(', ') });
}

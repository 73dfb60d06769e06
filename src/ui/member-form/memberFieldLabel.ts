import type { TFunction } from 'i18next';
import type { MemberField } from '../../domain/memberFields';

/** What a field of an edit form is called (rule F1). */
export function memberFieldLabel(t: TFunction, field: MemberField): string {
  switch (field[0]) {
    case 'firmName':
      return t('Firm Name');
    case 'address':
      return t('Address');
    case 'firmMobile':
      return t('Firm Mobile No. (WhatsApp without +91)');
    case 'firmAlternateMobile':
      return t('Firm Alternate Mobile');
    case 'area':
      return t('Area');
    case 'representatives': {
      const number = field[1] + 1;
      return field[2] === 'name'
        ? t('Representative Name-{{number}}', { number })
        : t('Representative Mobile-{{number}}', { number });
    }
  }
}

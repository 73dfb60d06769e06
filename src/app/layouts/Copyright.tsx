import { useAssociation } from '../../config/useAssociation';
import { useTranslation } from '../../i18n/useTranslation';

export function Copyright() {
  const { t } = useTranslation();
  const association = useAssociation();
  return (
    <span translate="no">
      {t('© 2025 {{name}}. All rights reserved.', { name: association.name })}
    </span>
  );
}

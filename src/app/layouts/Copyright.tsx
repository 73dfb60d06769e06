import { useAssociation } from '../../config/useAssociation';
import { useTranslation } from '../../i18n/useTranslation';

/** The year does not change: the whole line is specified (rule F13). */
export function Copyright() {
  const { t } = useTranslation();
  const association = useAssociation();
  return (
    <span translate="no">
      {t('© 2025 {{name}}. All rights reserved.', { name: association.name })}
    </span>
  );
}

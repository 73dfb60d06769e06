import { useAssociation } from '../../config/useAssociation';
import { dayOnPaper } from '../../domain/days';
import { useTranslation } from '../../i18n/translation';
import { useNow } from '../../ui/useNow';
import styles from './PrintHeader.module.css';

export function PrintHeader() {
  const { t } = useTranslation();
  const { name } = useAssociation();
  const day = useNow(dayOnPaper);
  return (
    <div
      className={styles['head']}
      aria-hidden="true"
      data-name={name}
      data-day={t('Printed on {{day}}', { day })}
    />
  );
}

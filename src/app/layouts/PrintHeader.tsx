import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAssociation } from '../../config/useAssociation';
import { dayOnPaper } from '../../domain/days';
import { useTranslation } from '../../i18n/useTranslation';
import styles from './PrintHeader.module.css';

export function PrintHeader() {
  const { t } = useTranslation();
  const { name } = useAssociation();
  const [day, setDay] = useState('');
  // A page may stay open for days, so the day is set when the browser prints.
  useEffect(() => {
    const today = () => setDay(dayOnPaper(Date.now()));
    const onPrint = () => flushSync(today);
    today();
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  return (
    <div
      className={styles['head']}
      aria-hidden="true"
      data-name={name}
      data-day={t('Printed on {{day}}', { day })}
    />
  );
}

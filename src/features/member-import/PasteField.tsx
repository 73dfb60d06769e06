import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import styles from './ImportMembersDialog.module.css';

/** So that it is known for what it is, also where it is asked about a second time. */
const PASTED_NAME = 'pasted.csv';

interface PasteFieldProps {
  readonly onPaste: (file: File) => void;
}

/** Takes rows that were copied in a spreadsheet program: it puts tabs between their cells. */
export function PasteField({ onPaste }: PasteFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles['paste']}>
      <label htmlFor={id}>{t('Or paste rows copied from a spreadsheet program')}</label>
      <textarea
        id={id}
        rows={2}
        value=""
        placeholder={t('Press here and paste')}
        onChange={({ target }) => {
          if (target.value.trim() !== '') onPaste(new File([target.value], PASTED_NAME));
        }}
      />
    </div>
  );
}

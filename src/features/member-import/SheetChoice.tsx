import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import styles from './ImportMembersDialog.module.css';

interface SheetChoiceProps {
  readonly names: readonly string[];
  readonly onChoose: (name: string) => void;
}

/** A workbook of several sheets: the person says which one holds the members. */
export function SheetChoice({ names, onChoose }: SheetChoiceProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('Sheets')} className={styles['notes']}>
      <p>{t('The workbook has several sheets. Which one holds the members?')}</p>
      <div className={styles['buttons']}>
        {names.map((name) => (
          <Button key={name} translate="no" onClick={() => onChoose(name)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}

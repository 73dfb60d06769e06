import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import styles from './CheckStep.module.css';
import type { ImportSummary } from './openedFile';
import { mendText } from './remarkText';
import type { Sheet } from './useSheet';

interface MendBarProps {
  readonly sheet: Sheet;
  readonly summary: ImportSummary;
}

/** What one press does to all rows of a kind: how many they are, and what becomes of the first. */
export function MendBar({ sheet, summary }: MendBarProps) {
  const { t } = useTranslation();
  const { mends, codes } = summary;
  const samples = codes.get('sample') ?? 0;
  if (mends.length === 0 && samples === 0) return null;
  return (
    <div className={styles['mends']} role="group" aria-label={t('Mend at once')}>
      {mends.map(({ code, rows, examples: [example] }) => (
        <span key={code} className={styles['mend']}>
          <Button onClick={() => void sheet.mend(code)}>{mendText(t, code, rows)}</Button>
          {example !== undefined && (
            <small translate="no">
              {[example.before, example.text].map((text) => text || t('empty')).join(' → ')}
            </small>
          )}
        </span>
      ))}
      {samples > 0 && (
        <Button onClick={() => void sheet.leaveOutSamples()}>
          {t('Leave out the sample rows ({{count}})', { count: samples })}
        </Button>
      )}
    </div>
  );
}

import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/Select';
import type { ImportSummary } from './importTasks';
import styles from './ImportMembersDialog.module.css';
import { isFault, type RowCode } from './memberCheck';
import { codeText } from './remarkText';
import type { Sheet } from './useSheet';

interface PreviewSummaryProps {
  readonly sheet: Sheet;
  readonly summary: ImportSummary;
}

/** How many rows there are, what is remarked on them, and what can be mended in all of them at once. */
export function PreviewSummary({ sheet, summary }: PreviewSummaryProps) {
  const { t } = useTranslation();
  const { rows, faulty, remarked, leftOut, edited, codes } = summary;
  const facts = [
    t('Rows in the file: {{count}}', { count: rows }),
    faulty === 0 ? t('none to mend') : t('{{count}} to mend', { count: faulty }),
    remarked > faulty && t('{{count}} to know of', { count: remarked - faulty }),
    edited > 0 && t('{{count}} corrected', { count: edited }),
    leftOut > 0 && t('{{count}} left out', { count: leftOut }),
  ].filter((fact) => fact !== false);
  return (
    <div className={styles['summary']}>
      <p role="status">{facts.join(' · ')}</p>
      <div className={styles['buttons']}>
        {codes.size > 0 && <Narrow sheet={sheet} codes={codes} />}
        {codes.has('upTo15Digits') && (
          <Button onClick={() => void sheet.keepDigits()}>
            {t('Take spaces and signs out of mobiles')}
          </Button>
        )}
        {codes.has('sample') && (
          <Button onClick={() => void sheet.leaveOutSamples()}>
            {t('Leave out the sample rows')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface NarrowProps {
  readonly sheet: Sheet;
  readonly codes: ReadonlyMap<RowCode, number>;
}

/** Which of the remarked rows the table lists. */
function Narrow({ sheet, codes }: NarrowProps) {
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState('all');
  const faults = [...codes.keys()].filter(isFault);
  const codesOf = (value: string): readonly RowCode[] | null =>
    value === 'all'
      ? null
      : value === 'faults'
        ? faults
        : [...codes.keys()].filter((code) => code === value);
  return (
    <span className={styles['narrow']}>
      <label htmlFor={id}>{t('Show')}</label>
      <Select
        id={id}
        value={shown}
        onChange={({ target }) => {
          setShown(target.value);
          void sheet.narrow(codesOf(target.value));
        }}
      >
        <option value="all">{t('All rows with remarks')}</option>
        {faults.length > 0 && <option value="faults">{t('Rows to mend')}</option>}
        {[...codes].map(([code, count]) => (
          <option key={code} value={code}>
            {t('{{remark}} ({{count}})', { remark: codeText(t, code), count })}
          </option>
        ))}
      </Select>
    </span>
  );
}

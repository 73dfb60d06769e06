import { Button } from 'antd';
import { useId } from 'react';
import type { TFunction } from '../../i18n/Text';
import { useTranslation } from '../../i18n/useTranslation';
import { missingColumns } from './columns/needsALook';
import { FilePicker } from './FilePicker';
import styles from './ImportMembersDialog.module.css';
import type { FileSource, PreviewTable } from './importReducer';
import { columnLabel } from './remarkText';
import { TemplateButton } from './TemplateButton';
import { fileSize } from './unusableFileText';

interface FileLineProps {
  readonly file: File;
  /** `null` while there are no rows to speak of. */
  readonly table: PreviewTable | null;
  readonly disabled: boolean;
  /** The columns are looked at, not the rows. */
  readonly atColumns: boolean;
  readonly onColumns: (isOpen: boolean) => void;
  readonly onTake: (source: FileSource) => void;
}

/** The chosen file, how many rows it has, and what is remarked on them. */
export function FileLine(props: FileLineProps) {
  const { file, table, disabled, atColumns, onColumns, onTake } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles['line']}>
      <span id={id}>{t('{{name}}, {{size}}', { name: file.name, size: fileSize(file.size) })}</span>
      <FilePicker
        chosenId={id}
        disabled={disabled}
        onChoose={(another) => onTake({ file: another, isPasted: false })}
      />
      {table !== null && (
        <>
          <p role="status" className={styles['facts']}>
            {table.reading === null
              ? factsOf(t, table)
              : t('Reading the file: {{rows}} rows so far', { rows: table.reading })}
          </p>
          <Button aria-expanded={atColumns} onClick={() => onColumns(!atColumns)}>
            {t('Columns')}
          </Button>
        </>
      )}
      <TemplateButton />
    </div>
  );
}

function factsOf(t: TFunction, { summary, matching }: PreviewTable): string {
  const { rows, faulty, remarked, edited, leftOut } = summary;
  const missing = missingColumns(matching);
  // Without a column that every firm needs, no row is complete.
  const isFine = faulty === 0 && missing.length === 0;
  const facts = [
    t('Rows in the file: {{count}}', { count: rows }),
    missing.length > 0 &&
      t('missing: {{columns}}', {
        columns: missing.map((column) => columnLabel(t, column)).join(', '),
      }),
    isFine && t('none to mend'),
    faulty > 0 && t('{{count}} to mend', { count: faulty }),
    remarked > faulty && t('{{count}} to know of', { count: remarked - faulty }),
    edited > 0 && t('{{count}} corrected', { count: edited }),
    leftOut > 0 && t('{{count}} left out', { count: leftOut }),
  ];
  return facts.filter((fact) => fact !== false).join(' · ');
}

import { Button, Flex, Upload } from 'antd';
import { type Dispatch, useId } from 'react';
import { type TFunction, useTranslation } from '../../i18n/translation';
import { missingColumns } from './columns/columnUse';
import { filePicker, type TakeFiles } from './filePicker';
import styles from './ImportMembersDialog.module.css';
import type { ImportEvent, PreviewTable } from './importReducer';
import { columnLabel } from './issueText';
import { TemplateButton } from './TemplateButton';
import { fileSize } from './unusableFileText';
import { isComplete } from './uploadChoice';

interface FileBarProps {
  readonly file: File;
  /** `null` until there are rows. */
  readonly table: PreviewTable | null;
  readonly disabled: boolean;
  /** The panel of columns is shown instead of the rows. */
  readonly isAtColumns: boolean;
  readonly dispatch: Dispatch<ImportEvent>;
  readonly onFilesChosen: TakeFiles;
}

/** The chosen file, its number of rows, and how many of them need attention. */
export function FileBar(props: FileBarProps) {
  const { file, table, disabled, isAtColumns, dispatch, onFilesChosen } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Flex wrap gap="0.5rem 1rem" align="center">
      <span id={id}>{t('{{name}}, {{size}}', { name: file.name, size: fileSize(file.size) })}</span>
      <Upload {...filePicker(t, onFilesChosen)} disabled={disabled}>
        <Button disabled={disabled} aria-describedby={id}>
          {t('Choose another file')}
        </Button>
      </Upload>
      {table !== null && (
        <>
          <p className={styles['facts']}>
            {table.reading !== null && (
              <span>{t('Reading the file: {{rows}} rows so far', { rows: table.reading })}</span>
            )}
            {/* Only the last numbers are spoken. */}
            <span role="status">{table.reading === null && factsOf(t, table)}</span>
          </p>
          <Button
            aria-expanded={isAtColumns}
            onClick={() => dispatch({ type: 'columnsOpened', isOpen: !isAtColumns })}
          >
            {t('Columns')}
          </Button>
        </>
      )}
      <TemplateButton disabled={disabled} />
    </Flex>
  );
}

function factsOf(t: TFunction, table: PreviewTable): string {
  const { rows, faulty, withIssues, edited, skipped } = table.summary;
  const missing = missingColumns(table.mapping);
  const facts = [
    t('Rows in the file: {{count}}', { count: rows }),
    missing.length > 0 &&
      t('Missing: {{columns}}', {
        columns: missing.map((column) => columnLabel(t, column)).join(', '),
      }),
    isComplete(table) && t('Nothing to fix'),
    faulty > 0 && t('Needs fixing: {{count}}', { count: faulty }),
    withIssues > faulty && t('For your information: {{count}}', { count: withIssues - faulty }),
    edited > 0 && t('Corrected: {{count}}', { count: edited }),
    skipped > 0 && t('Skipped: {{count}}', { count: skipped }),
  ];
  return facts.filter((fact) => fact !== false).join(' · ');
}

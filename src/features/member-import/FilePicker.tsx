import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import styles from './ImportMembersDialog.module.css';
import { fileSize } from './unusableFileText';

interface FilePickerProps {
  readonly file: File | null;
  readonly disabled: boolean;
  /** A file is chosen and worked on: another one is offered in one line. */
  readonly compact: boolean;
  /** What was chosen last is no file that can be imported (product §5). */
  readonly isUnsupported: boolean;
  readonly onChoose: (file: File) => void;
}

/** The browser’s own field for a file; it takes a dropped one, too. */
export function FilePicker({ file, disabled, compact, isUnsupported, onChoose }: FilePickerProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={compact ? styles['compactPicker'] : styles['picker']}>
      <label htmlFor={id}>{t('File (.csv or .xlsx)')}</label>
      <span className={styles['chooser']}>
        <input
          id={id}
          type="file"
          accept=".csv,.xlsx"
          disabled={disabled}
          aria-describedby={`${id}-chosen`}
          // So that the same file can be chosen again after it was mended outside.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={({ target }) => {
            // None where the browser's own window was given up: what was chosen before stays.
            const [chosen] = target.files ?? [];
            if (chosen !== undefined) onChoose(chosen);
          }}
        />
        {/* The browser's own button speaks the browser's language: this one lies below it. */}
        <span aria-hidden="true">
          {compact ? t('Another file') : t('Choose a file or drop it here')}
        </span>
      </span>
      <p id={`${id}-chosen`}>
        {file === null
          ? t('Please choose a file (.csv or .xlsx)')
          : t('{{name}}, {{size}}', { name: file.name, size: fileSize(file.size) })}
      </p>
      {isUnsupported && (
        <p role="alert" className={styles['error']}>
          {t('Only .csv or .xlsx files are supported. Please convert .xls to .csv or .xlsx.')}
        </p>
      )}
    </div>
  );
}

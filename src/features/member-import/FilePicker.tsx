import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ImportMembersDialog.module.css';
import { fileSize } from './unusableFileText';

interface FilePickerProps {
  readonly file: File | null;
  readonly disabled: boolean;
  readonly onChoose: (file: File | null) => void;
}

/** Takes a .csv or .xlsx; any other file is discarded with the text of product §5. */
export function FilePicker({ file, disabled, onChoose }: FilePickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const [unsupported, setUnsupported] = useState(false);

  const take = (chosen: File | undefined) => {
    // Given up in the browser's own window: what was chosen before stays.
    if (chosen === undefined) return;
    const supported = /\.(csv|xlsx)$/i.test(chosen.name);
    setUnsupported(!supported);
    onChoose(supported ? chosen : null);
  };

  return (
    <div className={styles['picker']}>
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
          onChange={(event) => take(event.target.files?.[0])}
        />
        {/* The browser's own button speaks the browser's language: this one lies below it. */}
        <span aria-hidden="true">{t('Choose File')}</span>
      </span>
      <p id={`${id}-chosen`}>
        {file === null
          ? t('Please choose a file (.csv or .xlsx)')
          : t('{{name}}, {{size}}', { name: file.name, size: fileSize(file.size) })}
      </p>
      {unsupported && (
        <p role="alert" className={styles['error']}>
          {t('Only .csv or .xlsx files are supported. Please convert .xls to .csv or .xlsx.')}
        </p>
      )}
    </div>
  );
}

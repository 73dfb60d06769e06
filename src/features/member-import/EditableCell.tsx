import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PreviewTable.module.css';

interface EditableCellProps {
  readonly label: string;
  /** A number: phones show the telephone's keys. */
  readonly mobile: boolean;
  readonly value: string;
  /** What stands in the person's file, where the row was edited. */
  readonly before: string | undefined;
  readonly remarksId: string | undefined;
  readonly wrong: boolean;
  /** Called when the person leaves the cell, or presses Enter, with another text in it. */
  readonly onCommit: (text: string) => void;
}

/** A cell of the preview. Plain markup: a page holds 160 of them. Escape takes back what is being typed. */
export function EditableCell({
  label,
  mobile,
  value,
  before,
  remarksId,
  wrong,
  onCommit,
}: EditableCellProps) {
  const { t } = useTranslation();
  // Typed over this value: once the worker has taken it, the value itself is another one.
  const [typed, setTyped] = useState<{ readonly over: string; readonly text: string } | null>(null);
  const text = typed?.over === value ? typed.text : value;
  const commit = () => {
    if (text !== value) onCommit(text);
  };
  const changed = before !== undefined && before !== value;
  return (
    <>
      <input
        className={styles['cell']}
        data-changed={changed || undefined}
        inputMode={mobile ? 'tel' : 'text'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={wrong}
        aria-describedby={remarksId}
        value={text}
        onChange={({ target }) => setTyped({ over: value, text: target.value })}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key !== 'Escape' || text === value) return;
          // Otherwise the dialog would close with it.
          event.stopPropagation();
          setTyped(null);
        }}
      />
      {changed && (
        <small className={styles['before']}>
          {before === '' ? t('was empty') : t('was {{text}}', { text: before })}
        </small>
      )}
    </>
  );
}

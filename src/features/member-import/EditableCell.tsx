import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { cleanEntry } from '../../domain/cleanEntry';
import { useHeldWork } from '../../session/work/useHeldWork';
import styles from './tables.module.css';

interface EditableCellProps {
  readonly label: string;
  /** A number: phones show the telephone's keys. */
  readonly mobile: boolean;
  readonly value: string;
  /** What stands in the person's file, where the row was edited. */
  readonly before?: string | undefined;
  readonly remarksId?: string | undefined;
  readonly wrong?: boolean;
  /** Called when the person leaves the cell, or presses Enter, with another text in it; resolves when `value` has it. */
  readonly onCommit: (text: string) => Promise<void>;
  readonly onFocus?: () => void;
  /** Enter leads on from here. */
  readonly onEnter?: (from: HTMLInputElement) => void;
}

interface Typed {
  readonly text: string;
  readonly isCommitted: boolean;
  /** An earlier text of the cell may still be on its way to the worker. */
  readonly isAfterCommit: boolean;
}

/** A cell of the preview. Escape takes back what is being typed. */
export function EditableCell({
  label,
  mobile,
  value,
  before,
  remarksId,
  wrong = false,
  onCommit,
  onFocus,
  onEnter,
}: EditableCellProps) {
  const { t } = useTranslation();
  /** What is typed over the value; once it is committed it stands until the worker has it. */
  const [typed, setTyped] = useState<Typed | null>(null);
  const text = typed?.text ?? value;
  useHeldWork(text !== value);
  const commit = async (input: HTMLInputElement) => {
    // An extension may have set it without an event. A field of one line shows no line breaks.
    const isSet = input.value !== text.replace(/[\r\n]/g, '');
    if (!isSet && (typed === null || typed.isCommitted)) return;
    const standing = isSet ? input.value : text;
    const entered = mobile ? cleanEntry(standing) : standing;
    if (entered === value && typed?.isAfterCommit !== true) {
      setTyped(null);
      return;
    }
    const committed = { text: entered, isCommitted: true, isAfterCommit: true };
    setTyped(committed);
    await onCommit(entered);
    setTyped((now) => (now === committed ? null : now));
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
        onChange={({ target }) =>
          setTyped({
            text: target.value,
            isCommitted: false,
            isAfterCommit: typed?.isAfterCommit === true,
          })
        }
        onFocus={onFocus}
        onBlur={({ target }) => void commit(target)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            onEnter?.(event.currentTarget);
            // Left for the next cell, it has committed already.
            if (document.activeElement === event.currentTarget) void commit(event.currentTarget);
          }
          if (event.key !== 'Escape' || text === value) return;
          // Otherwise the dialog would close with it.
          event.stopPropagation();
          setTyped(null);
        }}
      />
      {changed && (
        <small className={styles['quiet']}>
          {before === '' ? t('was empty') : t('was {{text}}', { text: before })}
        </small>
      )}
    </>
  );
}

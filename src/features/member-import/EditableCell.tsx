import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { cleanEntry } from '../../domain/cleanEntry';
import { useHeldWork } from '../../session/work/useHeldWork';
import styles from './EditableCell.module.css';

interface EditableCellProps {
  readonly label: string;
  /** A number: phones show the telephone's keys. */
  readonly mobile: boolean;
  readonly value: string;
  /** What stands in the person's file, where the row was edited. */
  readonly before: string | undefined;
  readonly remarksId: string | undefined;
  readonly wrong: boolean;
  /** After how many changes of the table `value` was asked for. */
  readonly version: number;
  /** Called when the person leaves the cell, or presses Enter, with another text in it; answers the version that has it. */
  readonly onCommit: (text: string) => Promise<number | null>;
  readonly onFocus?: () => void;
  /** Enter leads on from here. */
  readonly onEnter?: (from: HTMLInputElement) => void;
}

/** What is typed over a value; once it is committed, it stands until the value is asked for anew. */
interface Typed {
  readonly over: string;
  readonly text: string;
  readonly isCommitted: boolean;
  /** The version of the table that has it; `null` while that is not known. */
  readonly until: number | null;
}

/** A cell of the preview. Escape takes back what is being typed. */
export function EditableCell({
  label,
  mobile,
  value,
  before,
  remarksId,
  wrong,
  version,
  onCommit,
  onFocus,
  onEnter,
}: EditableCellProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Typed | null>(null);
  // Once it was taken over it counts no more: the value may become the old one again, by an undo, or be the old one still.
  const isOver =
    typed !== null && (typed.over !== value || (typed.until !== null && version >= typed.until));
  const current = isOver ? null : typed;
  const text = current?.text ?? value;
  useHeldWork(text !== value);
  const commit = async (input: HTMLInputElement) => {
    // An extension may have set it without an event. A field of one line shows no line breaks.
    const isSet = input.value !== text.replace(/[\r\n]/g, '');
    if (!isSet && (current === null || current.isCommitted)) return;
    const standing = isSet ? input.value : text;
    const entered = mobile ? cleanEntry(standing) : standing;
    if (entered === value) {
      setTyped(null);
      return;
    }
    const committed = { over: value, text: entered, isCommitted: true, until: null };
    setTyped(committed);
    const until = await onCommit(entered);
    setTyped((now) => (now === committed ? { ...committed, until } : now));
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
          setTyped({ over: value, text: target.value, isCommitted: false, until: null })
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
        <small className={styles['before']}>
          {before === '' ? t('was empty') : t('was {{text}}', { text: before })}
        </small>
      )}
    </>
  );
}

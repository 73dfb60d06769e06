import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../../i18n/translation';
import { cleanInput } from '../../domain/invisibleCharacters';
import { useUnsavedChanges } from '../../session/useUnsavedChanges';
import styles from './tables.module.css';

interface EditableCellProps extends Pick<
  ComponentProps<'input'>,
  'aria-label' | 'aria-invalid' | 'aria-describedby' | 'onFocus'
> {
  /** A number: phones show their number keys. */
  readonly isMobile: boolean;
  readonly value: string;
  /** The text in the person's file, if the row was edited. */
  readonly before?: string | undefined;
  /** Called on leaving the cell or pressing Enter with another text in it; resolves once `value` has it. */
  readonly onCommit: (text: string) => Promise<unknown>;
  /** Enter moves to the next cell from here. */
  readonly onEnter?: (from: HTMLInputElement) => void;
}

/** A cell of the preview. Escape discards the text being typed. */
export function EditableCell(props: EditableCellProps) {
  const { isMobile, value, before, onCommit, onEnter, ...input } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  /** An edit that the worker has not confirmed yet. */
  const [reported, setReported] = useState<{ readonly text: string } | null>(null);
  const knownText = reported?.text ?? value;
  // A single-line field drops line breaks, which would make one number of two.
  const text = typed ?? knownText.replace(/[\r\n]+/g, ' ');
  useUnsavedChanges(text !== value);
  const commit = async (field: HTMLInputElement) => {
    // An extension may have set the value without an event.
    const entered = field.value === text ? typed : field.value;
    if (entered === null) return;
    const report = { text: isMobile ? cleanInput(entered) : entered };
    setTyped(null);
    if (report.text === knownText) return;
    setReported(report);
    await onCommit(report.text);
    setReported((now) => (now === report ? null : now));
  };
  const changed = before !== undefined && before !== value;
  return (
    <>
      <input
        {...input}
        className={styles['cell']}
        data-changed={changed || undefined}
        inputMode={isMobile ? 'tel' : 'text'}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={({ target }) => void commit(target)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            onEnter?.(event.currentTarget);
            // Moving to the next cell has committed the edit already.
            if (document.activeElement === event.currentTarget) void commit(event.currentTarget);
          }
          if (event.key !== 'Escape' || text === value) return;
          // Otherwise Escape would also close the dialog.
          event.stopPropagation();
          setTyped(null);
        }}
      />
      {changed && (
        <small className={styles['quiet']}>
          {before === '' ? t('Before: empty') : t('Before: {{text}}', { text: before })}
        </small>
      )}
    </>
  );
}

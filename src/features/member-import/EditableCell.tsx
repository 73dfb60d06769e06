import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { cleanInput } from '../../domain/cleanInput';
import { useUnsavedChanges } from '../../session/unsaved/useUnsavedChanges';
import styles from './tables.module.css';

interface EditableCellProps extends Pick<
  ComponentProps<'input'>,
  'aria-label' | 'aria-invalid' | 'aria-describedby' | 'onFocus'
> {
  /** A number: phones show the telephone's keys. */
  readonly isMobile: boolean;
  readonly value: string;
  /** What stands in the person's file, where the row was edited. */
  readonly before?: string | undefined;
  /** Called when the person leaves the cell, or presses Enter, with another text in it; resolves when `value` has it. */
  readonly onCommit: (text: string) => Promise<unknown>;
  /** Enter leads on from here. */
  readonly onEnter?: (from: HTMLInputElement) => void;
}

/** A cell of the preview. Escape takes back what is being typed. */
export function EditableCell(props: EditableCellProps) {
  const { isMobile, value, before, onCommit, onEnter, ...input } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  /** What the worker was told and has not answered yet. */
  const [told, setTold] = useState<{ readonly text: string } | null>(null);
  const standing = told?.text ?? value;
  const text = typed ?? standing;
  useUnsavedChanges(text !== value);
  const commit = async (field: HTMLInputElement) => {
    // An extension may have set it without an event. A field of one line shows no line breaks.
    const isSet = field.value !== text.replace(/[\r\n]/g, '');
    const entered = isSet ? field.value : typed;
    if (entered === null) return;
    const telling = { text: isMobile ? cleanInput(entered) : entered };
    setTyped(null);
    if (telling.text === standing) return;
    setTold(telling);
    await onCommit(telling.text);
    setTold((now) => (now === telling ? null : now));
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
          {before === '' ? t('Before: empty') : t('Before: {{text}}', { text: before })}
        </small>
      )}
    </>
  );
}

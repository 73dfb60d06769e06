import { Button, Flex, Input, Modal } from 'antd';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { ListName } from '../../../config/lists';
import { useTranslation } from '../../../i18n/useTranslation';
import { isSameName, MOST_VIEWS, saveView } from '../../../session/savedViews/changeViews';
import { isViewName, LONGEST_NAME } from '../../../session/savedViews/savedViews';
import { useSavedViews } from '../../../session/savedViews/useSavedViews';
import { usePersonKey } from '../../../session/person/usePersonKey';
import { useDialogs } from '../../../ui/dialogs/DialogsContext';
import { isolated } from '../../../ui/dialogs/FirmIdentity';
import { useReturnFocus } from '../../../ui/dialogs/returnFocus';
import { useCloseOnBack } from '../../../ui/dialogs/useCloseOnBack';
import { type TableState, viewQueryOf } from '../../../ui/FirmTable/useTableState';
import { useFieldText } from '../../../ui/plain/useFieldText';
import { isTouchUser } from '../../../ui/pressGuard';
import { focusDialogAnswer } from '../focusElement';
import { SavedViewList } from './SavedViewList';
import styles from './views.module.css';
import { type ListTitles, proposedName, viewWords } from './viewWords';

interface SaveViewDialogProps extends ListTitles {
  readonly list: ListName;
  /** The state of the list, also if its address does not have it yet. */
  readonly state: TableState;
  readonly onClose: () => void;
}

const NOTICE_MS = 4000;

/** Saves the list as it is shown under a name, and manages the saved views (rule H7). */
export default function SaveViewDialog({ list, state, onClose, ...titles }: SaveViewDialogProps) {
  const { t } = useTranslation();
  const { notify } = useDialogs();
  useReturnFocus();
  useCloseOnBack(onClose);
  const person = usePersonKey();
  const { views, unreadable } = useSavedViews(list);
  const [proposed] = useState(() => proposedName(t, state, titles));
  const [name, setName] = useState(proposed);
  const [isWrong, setIsWrong] = useState(false);
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement | null>(null);
  const { attach, shown } = useFieldText({
    value: name,
    onChange: (typed) => {
      setName(typed);
      setIsWrong(false);
    },
  });
  const same = views.find((view) => isSameName(view.name, name));
  const isFull = same === undefined && views.length >= MOST_VIEWS;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const entered = (field.current?.value ?? name).trim();
    if (person === null || isFull) return;
    if (!isViewName(entered)) {
      setIsWrong(true);
      field.current?.focus();
      return;
    }
    const isStored = saveView(person, list, entered, viewQueryOf(state));
    onClose();
    notify(
      (tNow) => ({
        kind: isStored ? 'success' : 'warning',
        title: isStored
          ? tNow('View saved: {{name}}', { name: isolated(entered) })
          : tNow('View saved only until this tab is closed: {{name}}', { name: isolated(entered) }),
      }),
      NOTICE_MS,
    );
  };
  const focusStart = () => {
    // A fast person has typed already.
    if (field.current?.value !== proposed) return;
    focusDialogAnswer(close.current);
    // On a phone the keyboard would cover the dialog.
    if (isTouchUser()) return;
    field.current.focus({ preventScroll: true });
    field.current.select();
  };
  const hint = isFull
    ? t('At most {{count}} views can be saved for a list. Delete one first.', { count: MOST_VIEWS })
    : same !== undefined && t('A view with this name is already saved. Saving replaces it.');
  return (
    <Modal
      open
      title={t('Save view')}
      closable={false}
      mask={{ closable: false }}
      onCancel={onClose}
      afterOpenChange={focusStart}
      classNames={{ container: styles['window'] ?? '' }}
      footer={
        <Button ref={close} onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <form noValidate onSubmit={submit} className={styles['form']}>
        <label htmlFor={id}>{t('Name')}</label>
        <Flex gap="small">
          <Input
            id={id}
            ref={(input) => {
              field.current = input?.input ?? null;
              attach(field.current);
            }}
            autoComplete="off"
            maxLength={LONGEST_NAME}
            aria-invalid={isWrong}
            aria-describedby={`${id}_hint`}
            {...(isWrong ? { status: 'error' as const } : {})}
            value={shown}
          />
          <Button type="primary" htmlType="submit" disabled={isFull}>
            {t('Save')}
          </Button>
        </Flex>
        <div id={`${id}_hint`} className={styles['hint']}>
          {isWrong && (
            <span className={styles['wrong']}>
              {t('Enter a name of at most {{count}} characters', { count: LONGEST_NAME })}
            </span>
          )}
          <span role="status">{hint}</span>
        </div>
      </form>
      <div className={styles['words']}>
        <p>{t('This view shows:')}</p>
        <ul>
          {viewWords(t, state, titles).map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      </div>
      <p className={styles['note']}>
        {t('Only you see your views, and only on this computer. To share one, copy its link.')}
      </p>
      <SavedViewList list={list} views={views} unreadable={unreadable} {...titles} />
    </Modal>
  );
}

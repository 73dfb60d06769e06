import { Button, Form as AntdForm } from 'antd';
import { useState } from 'react';
import { clockTime, dayOfYear } from '../../domain/days';
import type { MemberChanges } from '../../domain/member';
import { readMemberChanges } from '../../domain/memberChanges';
import { withValue } from '../../domain/memberEdits';
import { labelOf } from '../../domain/memberFields';
import type { MemberId } from '../../domain/memberId';
import { type PutBack, putBack, type SavedChange, shownChanges } from '../../domain/savedChanges';
import { useTranslation } from '../../i18n/useTranslation';
import { editsOf, type SavedEdit, savedEdits } from '../../session/localHistory/savedEdits';
import { useLocalHistory } from '../../session/localHistory/useLocalHistory';
import { focusField } from '../../ui/plain/focusField';
import { Tag } from '../../ui/Tag';
import styles from './ChangedFromHere.module.css';
import { Section } from './Section';

/** The last saves of a record from this computer; an old value can be put back into the form around it (rule H6). */
export function ChangedFromHere({ id }: { readonly id: MemberId }) {
  const { t } = useTranslation();
  const found = useLocalHistory(savedEdits, editsOf(id));
  const [announced, setAnnounced] = useState('');
  const form = AntdForm.useFormInstance<MemberChanges>();
  const typed = readMemberChanges(AntdForm.useWatch([], form));
  if (found === null || found.entries.length + found.unreadable === 0 || typed === null)
    return null;

  const write = (change: SavedChange) => {
    // Read again: the press may just have brought a text that was filled in without an event (rule F16).
    const now = readMemberChanges(form.getFieldsValue(true));
    const action = now === null ? null : putBack(change, now);
    if (now === null || action?.kind !== 'writes') return;
    const fields = action.texts.map(([field]) => field);
    form.setFieldsValue(
      action.texts.reduce((values, [field, text]) => withValue(values, field, text), now),
    );
    // Shows at once what the form does not take.
    form.validateFields(fields.map((field) => [...field])).catch(() => undefined);
    const [[first]] = action.texts;
    focusField(first);
    const label = t(...labelOf(first));
    setAnnounced(
      t('{{field}}: the old value is in the form. Press Update to save it.', { field: label }),
    );
  };
  return (
    <div className={styles['history']}>
      <Section heading={t('Changed from here')}>
        <p className={styles['note']}>
          {t(
            'The last saves of this firm from this computer. “Put back” writes the old value into the form; Update saves it.',
          )}
        </p>
        <span role="status" className="visually-hidden">
          {announced}
        </span>
        <ol className={styles['saves']}>
          {found.entries.map((edit) => (
            <Save key={edit.at} edit={edit} typed={typed} onPutBack={write} />
          ))}
        </ol>
        {found.unreadable > 0 && (
          <p className={styles['note']}>
            {t('Notes that could not be read: {{count}}', { count: found.unreadable })}
          </p>
        )}
      </Section>
    </div>
  );
}

const ARROW = '→';

const timeOf = (at: number): string => `${dayOfYear(at)} ${clockTime(at)}`;

interface SaveProps {
  readonly edit: SavedEdit;
  /** What the form has now. */
  readonly typed: MemberChanges;
  readonly onPutBack: (change: SavedChange) => void;
}

function Save({ edit, ...form }: SaveProps) {
  const { t } = useTranslation();
  return (
    <li>
      <div className={styles['when']}>
        <span translate="no">{timeOf(edit.at)}</span>
        {!edit.isConfirmed && <Tag colour="amber">{t('Not confirmed')}</Tag>}
      </div>
      <ul className={styles['changes']}>
        {edit.changes.map((change, place) => (
          <Change key={place} change={change} {...form} />
        ))}
      </ul>
    </li>
  );
}

interface ChangeProps extends Omit<SaveProps, 'edit'> {
  readonly change: SavedChange;
}

function Change({ change, typed, onPutBack }: ChangeProps) {
  const { t } = useTranslation();
  const shown = shownChanges(change);
  const [first] = shown;
  if (first === undefined) return null;
  return (
    <li>
      <dl>
        {shown.map(({ field, before, after }) => (
          <div key={field.join()}>
            <dt>
              <span>{t(...labelOf(field))}</span>
              {shown.length === 1 && 'position' in change && field[2] === 'mobile' && (
                <PersonName name={change.after.name} />
              )}
            </dt>
            <dd>
              <Value text={before} />
              <span aria-hidden="true">{ARROW}</span>
              <span className="visually-hidden">{t('changed to')}</span>
              <Value text={after} />
            </dd>
          </div>
        ))}
      </dl>
      <PutBackButton
        label={t(...labelOf(first.field))}
        action={putBack(change, typed)}
        onPutBack={() => onPutBack(change)}
      />
    </li>
  );
}

/** A mobile alone does not say whose it is. */
function PersonName({ name }: { readonly name: string }) {
  return name.trim() === '' ? null : (
    <bdi className={styles['person']} translate="no">
      {name}
    </bdi>
  );
}

function Value({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return text.trim() === '' ? <i>{t('empty')}</i> : <bdi translate="no">{text}</bdi>;
}

interface PutBackButtonProps {
  readonly label: string;
  readonly action: PutBack;
  readonly onPutBack: () => void;
}

function PutBackButton({ label, action, onPutBack }: PutBackButtonProps) {
  const { t } = useTranslation();
  switch (action.kind) {
    case 'writes':
      return (
        <Button aria-label={t('Put back {{field}}', { field: label })} onClick={onPutBack}>
          {t('Put back')}
        </Button>
      );
    case 'isThere':
      return <span className={styles['note']}>{t('Already in the form')}</span>;
    case 'personGone':
      return <span className={styles['note']}>{t('This person is not in the form')}</span>;
    case 'noFreeRow':
      return <span className={styles['note']}>{t('The form has no free row')}</span>;
  }
}

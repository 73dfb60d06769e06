import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RegistrationApplication } from '../../domain/member';
import {
  BLANK_REPRESENTATIVE,
  fieldRowOf,
  firmOf,
  MAX_REPRESENTATIVES,
  type MemberField as MemberFieldName,
  registrationFields,
  type Representative,
} from '../../domain/memberFields';
import { cleanInput } from '../../domain/text';
import { useTranslation } from '../../i18n/translation';
import { Button } from '../../ui/plain/Button';
import { Field } from '../../ui/plain/Field';
import { focusField } from '../../ui/plain/fieldErrors';
import { fieldId, memberField } from '../../ui/plain/fields';
import { Form, type FormHandle, textIn } from '../../ui/plain/Form';
import box from '../../ui/plain/form.module.css';
import styles from './RegistrationPage.module.css';

interface ApplicationFormProps {
  readonly form: FormHandle;
  readonly start: RegistrationApplication;
  readonly busy: boolean;
  readonly onEdit: (typed: RegistrationApplication) => void;
  readonly onSend: (application: RegistrationApplication) => unknown;
}

/** The fields of an application. They keep their texts themselves, from those with which the form starts. */
export function ApplicationForm({ form, start, busy, onEdit, onSend }: ApplicationFormProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLFormElement>(null);
  const [rows, setRows] = useState<readonly RepresentativeRow[]>(() =>
    start.representatives.map((text, key) => ({ key, text })),
  );
  const save = () => {
    if (element.current !== null) onEdit(applicationIn(new FormData(element.current)));
  };
  /** Adds or removes a row, and focuses a field beside, since the pressed button becomes another one or is gone. */
  const changeRows = (changed: readonly RepresentativeRow[], focused: MemberFieldName) => {
    flushSync(() => setRows(changed));
    save();
    focusField(fieldId(focused));
  };
  return (
    <Form
      ref={element}
      form={form}
      className={`${box['card']} ${styles['form']}`}
      onInput={save}
      onSend={(texts) => onSend(applicationIn(texts))}
    >
      <div className={styles['firm']}>
        {registrationFields.map((name) => (
          <MemberField key={name} field={[name]} text={start[name]} />
        ))}
      </div>
      <RepresentativeRows rows={rows} onChange={changeRows} />
      <Button type="submit" primary busy={busy}>
        {t('Submit')}
      </Button>
    </Form>
  );
}

/** The application that stands in the fields of the form. */
const applicationIn = (texts: FormData): RegistrationApplication => ({
  ...firmOf((name) => textIn(texts, name)),
  representatives: Array.from({ length: MAX_REPRESENTATIVES }, (_, position) => position)
    .filter((position) => texts.has(fieldId(['representatives', position, 'name'])))
    .map((position) => ({
      name: textIn(texts, fieldId(['representatives', position, 'name'])),
      mobile: textIn(texts, fieldId(['representatives', position, 'mobile'])),
    })),
});

interface RepresentativeRow {
  /** Stays with the row while others are removed, so that its fields keep their texts. */
  readonly key: number;
  /** The texts with which it starts. */
  readonly text: Representative;
}

interface RepresentativeRowsProps {
  readonly rows: readonly RepresentativeRow[];
  readonly onChange: (rows: readonly RepresentativeRow[], focused: MemberFieldName) => void;
}

/** One to five representatives: the last row has Add while more are possible, every other row Remove. */
function RepresentativeRows({ rows, onChange }: RepresentativeRowsProps) {
  const { t } = useTranslation();
  const add = () => {
    const key = (rows.at(-1)?.key ?? 0) + 1;
    const added = [...rows, { key, text: BLANK_REPRESENTATIVE }];
    onChange(added, ['representatives', rows.length, 'name']);
  };
  const remove = (index: number) =>
    onChange(
      rows.toSpliced(index, 1),
      index === 0 ? ['representatives', 0, 'name'] : ['representatives', index - 1, 'mobile'],
    );
  return (
    <fieldset className={styles['representatives']}>
      <legend>{t('Representatives')}</legend>
      {rows.map(({ key, text }, index) => (
        <div key={key} className={styles['row']}>
          <MemberField field={['representatives', index, 'name']} text={text.name} />
          <MemberField field={['representatives', index, 'mobile']} text={text.mobile} />
          {index === rows.length - 1 && rows.length < MAX_REPRESENTATIVES ? (
            <Button onClick={add}>{t('Add')}</Button>
          ) : (
            <Button
              aria-label={t('Remove Representative-{{number}}', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              {t('Remove')}
            </Button>
          )}
        </div>
      ))}
    </fieldset>
  );
}

interface MemberFieldProps {
  readonly field: MemberFieldName;
  /** The text with which it starts. */
  readonly text: string;
}

/** A field of the public form, with the browser's autofill for the person's own details. */
function MemberField({ field, text }: MemberFieldProps) {
  const { t } = useTranslation();
  const { kind, autoComplete } = fieldRowOf(field);
  const isMobile = kind === 'mobile';
  return (
    <Field
      normalize={isMobile ? cleanInput : undefined}
      {...memberField(t, field, 'registration')}
      initialText={text}
    >
      {(control) =>
        kind === 'lines' ? (
          // Two lines, growing to six.
          <textarea {...control} rows={2} translate="no" autoComplete={autoComplete} />
        ) : (
          <input
            {...control}
            type={isMobile ? 'tel' : 'text'}
            inputMode={isMobile ? 'tel' : undefined}
            autoComplete={autoComplete}
          />
        )
      }
    </Field>
  );
}

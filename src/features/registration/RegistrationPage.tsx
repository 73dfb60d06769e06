import { serviceText, useTranslation } from '../../i18n/translation';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { registration } from '../../api/registration';
import { paths } from '../../config/paths';
import { isUncertain } from '../../domain/failure';
import { cleanInput } from '../../domain/text';
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
import { clearDraft } from '../../session/drafts';
import { failureText } from '../../ui/failureText';
import { Field } from '../../ui/plain/Field';
import { focusField } from '../../ui/plain/fieldErrors';
import { fieldId, memberField } from '../../ui/plain/fields';
import { Form, type FormHandle, textIn, useForm } from '../../ui/plain/Form';
import { Content } from '../../ui/Content';
import { Button } from '../../ui/plain/Button';
import { Notice } from '../../ui/plain/Notice';
import { SentBefore } from '../../ui/SentBefore';
import { useChange } from '../../ui/useChange';
import box from '../../ui/plain/form.module.css';
import styles from './RegistrationPage.module.css';
import { SentApplication } from './SentApplication';
import { isDraftOf, useSavedDraft } from './useSavedDraft';
import { flushSync } from 'react-dom';

/** The public Membership Registration Form (product §2 item 1). */
export default function RegistrationPage() {
  const { t } = useTranslation();
  const form = useForm();
  const { run, isPending, sentBefore } = useChange(registration.endpoints.register, undefined, {
    form,
    done: (tNow, message) => ({
      title: tNow('Application Submitted Successfully'),
      ...(message ? { text: serviceText(message) } : {}),
    }),
    // A failure never changes the typed text (rule F2). `others` has texts for fields that this form lacks.
    failed: (tNow, failure, others) => {
      // Without the texts that are shown at fields.
      const answer = failure.kind === 'refused' ? { ...failure, errors: [] } : failure;
      const hasNoAnswer = failure.kind === 'network' || failure.kind === 'timeout';
      const text = hasNoAnswer
        ? tNow('Network error. Please try again.')
        : failureText(tNow, answer);
      const details = [
        others !== text && others,
        isUncertain(failure) &&
          tNow(
            'We could not confirm whether your application arrived. Everything you typed is still here. Ask the office before you send it again.',
          ),
      ];
      return { title: tNow('Error'), text, detail: details.filter(Boolean).join(' ') || null };
    },
  });
  const draft = useSavedDraft(isPending);
  const [sent, setSent] = useState<RegistrationApplication | null>(null);

  const submit = async (typed: RegistrationApplication) => {
    const result = await run(
      async ({ send }) => {
        const answer = await send(typed);
        // Text typed after sending belongs to another application.
        if (answer.error === undefined && isDraftOf(typed)) clearDraft();
        return answer;
      },
      { subject: { name: typed.firmName } },
    );
    if (result?.isRead) setSent(typed);
  };
  const fillInAnother = () => {
    setSent(null);
    focusField('firmName');
  };

  return (
    <Content heading={t('Membership Registration Form')}>
      <p>
        <span>
          {t('Apply here to make your firm a member. The office reviews every application.')}
        </span>{' '}
        <Link to={paths.login}>{t('Already a member? Log in')}</Link>
      </p>
      {sent !== null && <SentApplication application={sent} onNewApplication={fillInAnother} />}
      <SentBefore sent={sentBefore} />
      <SavedDraftNotice draft={draft} busy={isPending} />
      <ApplicationForm
        key={draft.start.key}
        form={form}
        start={draft.start.texts}
        busy={isPending}
        onEdit={draft.save}
        onSend={submit}
      />
    </Content>
  );
}

interface ApplicationFormProps {
  readonly form: FormHandle;
  readonly start: RegistrationApplication;
  readonly busy: boolean;
  readonly onEdit: (typed: RegistrationApplication) => void;
  readonly onSend: (application: RegistrationApplication) => unknown;
}

function ApplicationForm({ form, start, busy, onEdit, onSend }: ApplicationFormProps) {
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

interface SavedDraftNoticeProps {
  readonly draft: ReturnType<typeof useSavedDraft>;
  /** While the application is being sent, the form must not be cleared. */
  readonly busy: boolean;
}

/** Says that the form has text from an earlier visit, and can clear it (rule F2). */
function SavedDraftNotice({ draft: { state, clear, undo }, busy }: SavedDraftNoticeProps) {
  const { t } = useTranslation();
  if (state === 'none') return null;
  const [title, act, onClick] =
    state === 'restored'
      ? [t('What you typed earlier was kept in this browser.'), t('Clear the form'), clear]
      : [t('The form was cleared.'), t('Undo'), undo];
  const action = (
    <Button disabled={busy} onClick={onClick}>
      {act}
    </Button>
  );
  return <Notice kind="info" role="status" title={title} action={action} />;
}

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

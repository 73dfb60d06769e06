import { serviceText, useTranslation } from '../../i18n/translation';
import { useState } from 'react';
import { Link } from 'react-router';
import { registration } from '../../api/registration';
import { paths } from '../../config/paths';
import { isUncertain } from '../../domain/failure';
import { cleanInput } from '../../domain/text';
import type { RegistrationApplication } from '../../domain/member';
import {
  BLANK_REPRESENTATIVE,
  fieldRowOf,
  fieldsAt,
  firmFields,
  MAX_REPRESENTATIVES,
  type MemberField as MemberFieldName,
} from '../../domain/memberFields';
import { clearDraft } from '../../session/drafts';
import { failureText } from '../../ui/failureText';
import { Field } from '../../ui/plain/Field';
import { Form, List, useForm } from '../../ui/plain/Form';
import { focusField } from '../../ui/plain/fieldErrors';
import { memberField } from '../../ui/plain/memberField';
import { Content } from '../../ui/Content';
import { Button } from '../../ui/plain/Button';
import { Notice } from '../../ui/plain/Notice';
import { SentBefore } from '../../ui/SentBefore';
import { useChange } from '../../ui/useChange';
import box from '../../ui/plain/form.module.css';
import styles from './RegistrationPage.module.css';
import { SentApplication } from './SentApplication';
import { isDraftOf, registrationDraft, useSavedDraft } from './useSavedDraft';
import { flushSync } from 'react-dom';

/** The public Membership Registration Form (product §2 item 1). */
export default function RegistrationPage() {
  const { t } = useTranslation();
  const [form] = useForm<RegistrationApplication>();
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
  const draft = useSavedDraft(form, isPending);
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
    focusField(['firmName']);
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
      <Form
        form={form}
        className={`${box['card']} ${styles['form']}`}
        initialValues={registrationDraft()}
        onValuesChange={(_, values) => draft.save(values)}
        onFinish={submit}
      >
        <div className={styles['firm']}>
          {firmFields.map((name) => (
            <MemberField key={name} field={[name]} />
          ))}
        </div>
        <RepresentativeRows />
        <Button type="submit" primary busy={isPending}>
          {t('Submit')}
        </Button>
      </Form>
    </Content>
  );
}

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

/** One to five representatives: the last row has Add while more are possible, every other row Remove (rule F4). */
function RepresentativeRows() {
  const { t } = useTranslation();
  return (
    <fieldset className={styles['representatives']}>
      <legend>{t('Representatives')}</legend>
      <List name="representatives">
        {(rows, { add, remove }) =>
          rows.map((row, index) => (
            <div key={row.key} className={styles['row']}>
              {fieldsAt(row.name).map((field) => (
                <MemberField key={field.at(-1)} field={field} name={field.slice(1)} />
              ))}
              {index === rows.length - 1 && rows.length < MAX_REPRESENTATIVES ? (
                <Button
                  onClick={() => {
                    // Focuses the new row, since the button itself becomes Remove.
                    flushSync(() => add(BLANK_REPRESENTATIVE));
                    focusField(['representatives', rows.length, 'name']);
                  }}
                >
                  {t('Add')}
                </Button>
              ) : (
                <Button
                  aria-label={t('Remove Representative-{{number}}', { number: index + 1 })}
                  onClick={() => {
                    // Focuses the field before, since the button itself is gone.
                    flushSync(() => remove(row.name));
                    const [at, field] = index === 0 ? [0, 'name'] : [index - 1, 'mobile'];
                    focusField(['representatives', at, field]);
                  }}
                >
                  {t('Remove')}
                </Button>
              )}
            </div>
          ))
        }
      </List>
    </fieldset>
  );
}

interface MemberFieldProps {
  readonly field: MemberFieldName;
  /** The name relative to a list of the form, if the field is in one. */
  readonly name?: readonly (string | number)[];
}

/** A field of the public form, with the browser's autofill for the person's own details. */
function MemberField({ field, name = field }: MemberFieldProps) {
  const { t } = useTranslation();
  const { kind, autoComplete } = fieldRowOf(field);
  const isMobile = kind === 'mobile';
  return (
    <Field
      normalize={isMobile ? cleanInput : undefined}
      {...memberField(t, field, 'registration')}
      name={[...name]}
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

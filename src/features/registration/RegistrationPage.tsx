import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { application, useRegisterMutation } from '../../api/registration';
import { useChange } from '../../api/useChange';
import { paths } from '../../config/paths';
import { type Failure, isUncertain } from '../../domain/failure';
import type { RegistrationApplication } from '../../domain/member';
import { registrationRules } from '../../domain/memberRules';
import { REGISTRATION_MOBILE_DIGITS } from '../../domain/phone';
import { filledPlaces } from '../../domain/representatives';
import { clearDraft } from '../../session/work/drafts';
import { type Message, useDialogs } from '../../ui/dialogs/DialogsContext';
import { failureText } from '../../ui/failureText';
import { fieldRule } from '../../ui/form/fieldRule';
import { Form, useForm } from '../../ui/form/Form';
import { PhoneField } from '../../ui/form/PhoneField';
import { sameNames, showFieldErrors, textOfOtherFields } from '../../ui/form/showFieldErrors';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { useErrorsInLanguage } from '../../ui/form/useErrorsInLanguage';
import { Page } from '../../ui/Page';
import { PlainButton } from '../../ui/PlainButton';
import { useScreen } from '../../ui/screen';
import { KeptDraft } from './KeptDraft';
import styles from './RegistrationPage.module.css';
import { BLANK_APPLICATION, isSameApplication, registrationDraft } from './registrationDraft';
import { RepresentativeRows } from './RepresentativeRows';
import { useKeptDraft } from './useKeptDraft';

const FIELDS = sameNames(...Object.keys(BLANK_APPLICATION));

/** The public Membership Registration Form (product §2 item 1). */
export default function RegistrationPage() {
  const { t } = useTranslation();
  const [form] = useForm<RegistrationApplication>();
  useErrorsInLanguage(form);
  const [register] = useRegisterMutation();
  const { tell } = useDialogs();

  const screen = useScreen();
  const { busy, run } = useChange(application);
  const draft = useKeptDraft(form, busy);

  const submit = async (typed: RegistrationApplication) => {
    const ending = await run(async () => {
      const answer = await register(typed);
      // What was typed after it was sent is another application.
      if (answer.error === undefined && isSameApplication(registrationDraft(), typed))
        clearDraft('draft:registration');
      return answer;
    });
    if (ending.kind === 'over') return;
    if (ending.kind === 'failed') {
      // Nothing that was typed is touched (rule F2).
      const { failure } = ending;
      const rows = filledPlaces(typed.representatives);
      if (screen.standing && showFieldErrors(form, failure, FIELDS, rows)) return;
      // Who has left reads them all in the notice.
      const others = textOfOtherFields(failure, screen.standing ? FIELDS : {}, rows);
      await tell({ ...registrationFailure(t, failure, others), about: { name: typed.firmName } });
      return;
    }
    const { data } = ending;
    await tell({
      title: t('Application Submitted Successfully'),
      ...(data ? { text: data } : {}),
      about: { name: typed.firmName },
    });
  };

  return (
    <Page heading={t('Membership Registration Form')}>
      <p>
        {t('Apply here for the membership of your firm. The office reads every application.')}{' '}
        <Link to={paths.login}>{t('Already a member? Login')}</Link>
      </p>
      <KeptDraft draft={draft} busy={busy} />
      <Form
        form={form}
        className={styles['form']}
        initialValues={registrationDraft()}
        onValuesChange={(_, values) => draft.keep(values)}
        onFinish={submit}
      >
        <FirmFields />
        <RepresentativeRows />
        <PlainButton type="submit" primary busy={busy}>
          {t('Submit')}
        </PlainButton>
      </Form>
    </Page>
  );
}

function FirmFields() {
  const { t } = useTranslation();
  const required = (
    name: keyof RegistrationApplication & keyof typeof registrationRules,
    label: string,
  ) => ({
    name,
    label,
    required: true,
    rule: fieldRule(t, registrationRules[name], label),
  });
  return (
    <>
      <TextField {...required('firmName', t('Firm Name'))} autoComplete="organization" />
      <TextAreaField {...required('address', t('Address'))} autoComplete="street-address" />
      <div className={styles['pair']}>
        <PhoneField
          {...required('firmMobile', t('Firm Mobile No. (WhatsApp without +91)'))}
          maxDigits={REGISTRATION_MOBILE_DIGITS}
          autoComplete="tel-national"
        />
        {/* Optional and unchecked (product §5): whatever is typed goes as it is. */}
        <TextField
          name="firmAlternateMobile"
          label={t('Firm Alternate Mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      </div>
      <TextField {...required('area', t('Area'))} autoComplete="address-level3" />
    </>
  );
}

/** Product §8, Registration; a refusal without a known field says what the service says, `others` of fields that are not here. */
function registrationFailure(t: TFunction, failure: Failure, others: string | null): Message {
  const uncertain = isUncertain(failure)
    ? t(
        'The application may or may not have arrived. Everything you typed is still here; if you are not sure, ask the office before you send it again.',
      )
    : null;
  const text = answeredText(t, failure) ?? t('Network error. Please try again.');
  const details = [others === text ? null : others, uncertain];
  return {
    title: t('Error'),
    text,
    detail: details.filter((detail) => detail !== null).join(' ') || null,
  };
}

/** What was answered, without the texts that have a place of their own; `null` where nothing was. */
function answeredText(t: TFunction, failure: Failure): string | null {
  if (failure.kind === 'refused') return failureText(t, { ...failure, errors: [] });
  return failure.kind === 'unreadable' ? failureText(t, failure) : null;
}

import { useTranslation } from 'react-i18next';
import { memberRules } from '../../domain/memberRules';
import { MAX_MOBILE_DIGITS } from '../../domain/phone';
import { MAX_REPRESENTATIVES } from '../../domain/representatives';
import { fieldRule } from '../form/fieldRule';
import { PhoneField } from '../form/PhoneField';
import { TextAreaField } from '../form/TextAreaField';
import { TextField } from '../form/TextField';
import styles from './MemberFields.module.css';

interface MemberFieldsProps {
  /** A member cannot rename the firm (spec §5). */
  readonly firmNameReadOnly?: boolean;
}

/** Firm Details and Contact Persons of every edit form (spec §2 items 12 and 13). */
export function MemberFields({ firmNameReadOnly = false }: MemberFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className={styles['section']}>
        <legend>{t('Firm Details')}</legend>
        <FirmFields firmNameReadOnly={firmNameReadOnly} />
      </fieldset>
      <fieldset className={styles['section']}>
        <legend>{t('Contact Persons')}</legend>
        {Array.from({ length: MAX_REPRESENTATIVES }, (_, index) => (
          <ContactPerson key={index} index={index} />
        ))}
      </fieldset>
    </>
  );
}

function FirmFields({ firmNameReadOnly }: Required<MemberFieldsProps>) {
  const { t } = useTranslation();
  const field = (name: 'firmName' | 'address' | 'firmMobile' | 'area', label: string) => ({
    name,
    label,
    required: true,
    rule: fieldRule(t, memberRules[name], label),
    autoComplete: 'off',
  });
  return (
    <>
      <TextField {...field('firmName', t('Firm Name'))} readOnly={firmNameReadOnly} />
      <TextAreaField {...field('address', t('Address'))} />
      <div className={styles['pair']}>
        <PhoneField
          {...field('firmMobile', t('Firm Mobile No. (WhatsApp without +91)'))}
          maxDigits={MAX_MOBILE_DIGITS}
        />
        <PhoneField
          name="firmAlternateMobile"
          label={t('Firm Alternate Mobile')}
          rule={fieldRule(t, memberRules.firmAlternateMobile, t('Firm Alternate Mobile'))}
          maxDigits={MAX_MOBILE_DIGITS}
          autoComplete="off"
        />
      </div>
      <TextField {...field('area', t('Area'))} />
    </>
  );
}

function ContactPerson({ index }: { readonly index: number }) {
  const { t } = useTranslation();
  const number = index + 1;
  const mobileLabel = t('Representative Mobile-{{number}}', { number });
  return (
    <div className={styles['pair']}>
      <TextField
        name={['representatives', index, 'name']}
        label={t('Representative Name-{{number}}', { number })}
        autoComplete="off"
      />
      <PhoneField
        name={['representatives', index, 'mobile']}
        label={mobileLabel}
        rule={fieldRule(t, memberRules.representativeMobile, mobileLabel)}
        maxDigits={MAX_MOBILE_DIGITS}
        autoComplete="off"
      />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import type { MemberChanges } from '../../domain/member';
import type { MemberField } from '../../domain/memberFields';
import { memberRules, type Rule, whereTouched } from '../../domain/memberRules';
import { MAX_MOBILE_DIGITS } from '../../domain/phone';
import { MAX_REPRESENTATIVES } from '../../domain/representatives';
import { fieldRule } from '../form/fieldRule';
import { PhoneField } from '../form/PhoneField';
import { TextAreaField } from '../form/TextAreaField';
import { TextField } from '../form/TextField';
import { memberFieldLabel } from './memberFieldLabel';
import styles from './MemberFields.module.css';

interface MemberFieldsProps {
  /** What the form began with: only what differs from it is judged (rule F3). */
  readonly base: MemberChanges;
  /** A member cannot rename the firm (product §5). */
  readonly firmNameReadOnly?: boolean;
}

/** Firm Details and Contact Persons of every edit form (product §2 items 12 and 13). */
export function MemberFields({ base, firmNameReadOnly = false }: MemberFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className={styles['section']}>
        <legend>{t('Firm Details')}</legend>
        <FirmFields base={base} firmNameReadOnly={firmNameReadOnly} />
      </fieldset>
      <fieldset className={styles['section']}>
        <legend>{t('Contact Persons')}</legend>
        {Array.from({ length: MAX_REPRESENTATIVES }, (_, place) => (
          <ContactPerson key={place} place={place} base={base} />
        ))}
      </fieldset>
    </>
  );
}

function FirmFields({ base, firmNameReadOnly }: Required<MemberFieldsProps>) {
  const field = useMemberField(base);
  const required = (name: 'firmName' | 'address' | 'firmMobile' | 'area') => ({
    ...field([name], memberRules[name]),
    required: true,
  });
  return (
    <>
      <TextField {...required('firmName')} readOnly={firmNameReadOnly} />
      <TextAreaField {...required('address')} />
      <div className={styles['pair']}>
        <PhoneField {...required('firmMobile')} maxDigits={MAX_MOBILE_DIGITS} />
        <PhoneField
          {...field(['firmAlternateMobile'], memberRules.firmAlternateMobile)}
          maxDigits={MAX_MOBILE_DIGITS}
        />
      </div>
      <TextField {...required('area')} />
    </>
  );
}

interface ContactPersonProps {
  readonly place: number;
  readonly base: MemberChanges;
}

function ContactPerson({ place, base }: ContactPersonProps) {
  const field = useMemberField(base);
  return (
    <div className={styles['pair']}>
      <TextField {...field(['representatives', place, 'name'])} />
      <PhoneField
        {...field(['representatives', place, 'mobile'], memberRules.representativeMobile)}
        maxDigits={MAX_MOBILE_DIGITS}
      />
    </div>
  );
}

/** A field by its way into the record: its label and its rule. */
function useMemberField(base: MemberChanges) {
  const { t } = useTranslation();
  return (field: MemberField, rule: Rule = () => null) => {
    const label = memberFieldLabel(t, field);
    return {
      name: [...field],
      label,
      rule: fieldRule(t, whereTouched(rule, field, base), label),
      autoComplete: 'off',
    };
  };
}

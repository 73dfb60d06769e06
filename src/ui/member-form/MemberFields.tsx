import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { memberRules } from '../../domain/memberRules';
import { MAX_MOBILE_DIGITS } from '../../domain/phone';
import { MAX_REPRESENTATIVES } from '../../domain/representatives';
import { formRule } from '../formRules';
import { PhoneInput } from '../PhoneInput';
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
    rules: [formRule(t, memberRules[name], label)],
  });
  return (
    <>
      <Form.Item {...field('firmName', t('Firm Name'))}>
        <Input
          autoComplete="off"
          readOnly={firmNameReadOnly}
          variant={firmNameReadOnly ? 'filled' : 'outlined'}
        />
      </Form.Item>
      <Form.Item {...field('address', t('Address'))}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} autoComplete="off" />
      </Form.Item>
      <div className={styles['pair']}>
        <Form.Item {...field('firmMobile', t('Firm Mobile No. (WhatsApp without +91)'))}>
          <PhoneInput maxDigits={MAX_MOBILE_DIGITS} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="firmAlternateMobile"
          label={t('Firm Alternate Mobile')}
          rules={[formRule(t, memberRules.firmAlternateMobile, t('Firm Alternate Mobile'))]}
        >
          <PhoneInput maxDigits={MAX_MOBILE_DIGITS} autoComplete="off" />
        </Form.Item>
      </div>
      <Form.Item {...field('area', t('Area'))}>
        <Input autoComplete="off" />
      </Form.Item>
    </>
  );
}

function ContactPerson({ index }: { readonly index: number }) {
  const { t } = useTranslation();
  const number = index + 1;
  const mobileLabel = t('Representative Mobile-{{number}}', { number });
  return (
    <div className={styles['pair']}>
      <Form.Item
        name={['representatives', index, 'name']}
        label={t('Representative Name-{{number}}', { number })}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name={['representatives', index, 'mobile']}
        label={mobileLabel}
        rules={[formRule(t, memberRules.representativeMobile, mobileLabel)]}
      >
        <PhoneInput maxDigits={MAX_MOBILE_DIGITS} autoComplete="off" />
      </Form.Item>
    </div>
  );
}

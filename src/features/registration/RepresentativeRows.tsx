import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { registrationRules } from '../../domain/memberRules';
import { MAX_MOBILE_DIGITS } from '../../domain/phone';
import { BLANK_REPRESENTATIVE, MAX_REPRESENTATIVES } from '../../domain/representatives';
import { formRule } from '../../ui/formRules';
import { PhoneInput } from '../../ui/PhoneInput';
import styles from './RegistrationPage.module.css';

/** One to five representatives: the last row shows Add while there is room, every other one Remove (decisions F4). */
export function RepresentativeRows() {
  const { t } = useTranslation();
  return (
    <fieldset className={styles['representatives']}>
      <legend>{t('Representatives')}</legend>
      <Form.List name="representatives">
        {(rows, { add, remove }) =>
          rows.map((row, index) => (
            <div key={row.key} className={styles['row']}>
              <RepresentativeFields index={index} name={row.name} />
              {index === rows.length - 1 && rows.length < MAX_REPRESENTATIVES ? (
                <Button
                  className={styles['rowButton'] ?? ''}
                  icon={<PlusOutlined aria-hidden="true" />}
                  onClick={() => add(BLANK_REPRESENTATIVE)}
                >
                  {t('Add')}
                </Button>
              ) : (
                <Button
                  className={styles['rowButton'] ?? ''}
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={t('Remove Representative-{{number}}', { number: index + 1 })}
                  onClick={() => remove(row.name)}
                >
                  {t('Remove')}
                </Button>
              )}
            </div>
          ))
        }
      </Form.List>
    </fieldset>
  );
}

function RepresentativeFields({ index, name }: { readonly index: number; readonly name: number }) {
  const { t } = useTranslation();
  const nameLabel = t('Representative Name-{{number}}', { number: index + 1 });
  const mobileLabel = t('Representative Mobile-{{number}}', { number: index + 1 });
  return (
    <>
      <Form.Item
        name={[name, 'name']}
        label={nameLabel}
        required
        rules={[formRule(t, registrationRules.representativeName, nameLabel)]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name={[name, 'mobile']}
        label={mobileLabel}
        required
        rules={[formRule(t, registrationRules.representativeMobile, mobileLabel)]}
      >
        <PhoneInput maxDigits={MAX_MOBILE_DIGITS} autoComplete="off" />
      </Form.Item>
    </>
  );
}

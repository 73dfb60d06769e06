import { useTranslation } from 'react-i18next';
import { registrationRules } from '../../domain/memberRules';
import { MAX_MOBILE_DIGITS } from '../../domain/phone';
import { BLANK_REPRESENTATIVE, MAX_REPRESENTATIVES } from '../../domain/representatives';
import { fieldRule } from '../../ui/form/fieldRule';
import { List } from '../../ui/form/Form';
import { PhoneField } from '../../ui/form/PhoneField';
import { TextField } from '../../ui/form/TextField';
import { PlainButton } from '../../ui/PlainButton';
import styles from './RegistrationPage.module.css';

/** One to five representatives: the last row shows Add while there is room, every other one Remove (rule F4). */
export function RepresentativeRows() {
  const { t } = useTranslation();
  return (
    <fieldset className={styles['representatives']}>
      <legend>{t('Representatives')}</legend>
      <List name="representatives">
        {(rows, { add, remove }) =>
          rows.map((row, index) => (
            <div key={row.key} className={styles['row']}>
              <RepresentativeFields index={index} name={row.name} />
              {index === rows.length - 1 && rows.length < MAX_REPRESENTATIVES ? (
                <PlainButton
                  className={styles['rowButton']}
                  onClick={() => add(BLANK_REPRESENTATIVE)}
                >
                  {t('Add')}
                </PlainButton>
              ) : (
                <PlainButton
                  className={styles['rowButton']}
                  aria-label={t('Remove Representative-{{number}}', { number: index + 1 })}
                  onClick={() => remove(row.name)}
                >
                  {t('Remove')}
                </PlainButton>
              )}
            </div>
          ))
        }
      </List>
    </fieldset>
  );
}

function RepresentativeFields({ index, name }: { readonly index: number; readonly name: number }) {
  const { t } = useTranslation();
  const nameLabel = t('Representative Name-{{number}}', { number: index + 1 });
  const mobileLabel = t('Representative Mobile-{{number}}', { number: index + 1 });
  return (
    <>
      <TextField
        name={[name, 'name']}
        label={nameLabel}
        required
        rule={fieldRule(t, registrationRules.representativeName, nameLabel)}
        autoComplete="off"
      />
      <PhoneField
        name={[name, 'mobile']}
        label={mobileLabel}
        required
        rule={fieldRule(t, registrationRules.representativeMobile, mobileLabel)}
        maxDigits={MAX_MOBILE_DIGITS}
        autoComplete="off"
      />
    </>
  );
}

import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { fieldsAt } from '../../domain/memberFields';
import { BLANK_REPRESENTATIVE, MAX_REPRESENTATIVES } from '../../domain/representatives';
import { focusField } from '../../ui/plain/focusField';
import { List } from '../../ui/plain/Form';
import { Button } from '../../ui/plain/Button';
import { MemberField } from './MemberField';
import styles from './RegistrationPage.module.css';

/** One to five representatives: the last row has Add while more are possible, every other row Remove (rule F4). */
export function RepresentativeRows() {
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
                  className={styles['rowButton']}
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
                  className={styles['rowButton']}
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

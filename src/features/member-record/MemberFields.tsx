import { useTranslation } from '../../i18n/useTranslation';
import type { MemberChanges } from '../../domain/member';
import { whereTouched } from '../../domain/memberChanges';
import { type MemberField as Field, personFields, rowOf } from '../../domain/memberFields';
import { FirmFields } from '../../ui/plain/FirmFields';
import { MemberField } from '../../ui/plain/MemberField';
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
  const own = (field: Field) => ({
    rule: whereTouched(rowOf(field).edit, field, base),
    readOnly: firmNameReadOnly && field[0] === 'firmName',
  });
  return (
    <>
      <fieldset className={styles['section']}>
        <legend>{t('Firm Details')}</legend>
        <FirmFields asked="edit" own={own} />
      </fieldset>
      <fieldset className={styles['section']}>
        <legend>{t('Contact Persons')}</legend>
        <div className={styles['persons']}>
          {personFields.map((field) => (
            <MemberField key={field.join()} field={field} asked="edit" {...own(field)} />
          ))}
        </div>
      </fieldset>
    </>
  );
}

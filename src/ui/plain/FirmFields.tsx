import { firmFields, type MemberField as Name } from '../../domain/memberFields';
import styles from './form.module.css';
import { MemberField, type MemberFieldProps } from './MemberField';

interface FirmFieldsProps extends Pick<MemberFieldProps, 'asked'> {
  /** What this form has otherwise than the table. */
  readonly own?: (field: Name) => Pick<MemberFieldProps, 'rule' | 'readOnly'>;
}

/** All fields of a firm, in the order of the table; two telephone numbers stand side by side. */
export function FirmFields({ asked, own }: FirmFieldsProps) {
  return (
    <div className={styles['firm']}>
      {firmFields.map((name) => (
        <MemberField key={name} field={[name]} asked={asked} {...own?.([name])} />
      ))}
    </div>
  );
}

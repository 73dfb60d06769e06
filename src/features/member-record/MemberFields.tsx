import { Input } from 'antd';
import { properName } from '../../i18n/translation';
import { useTranslation } from '../../i18n/translation';
import type { MemberChanges } from '../../domain/member';
import { type MemberEdit, valueOf } from '../../domain/memberChanges';
import { ifChanged, isSameValue } from '../../domain/memberEdits';
import { fieldRowOf, type MemberField as Name } from '../../domain/memberFields';
import { Field } from '../../ui/form/Field';
import { memberField } from '../../ui/plain/memberField';
import styles from './record.module.css';
import { MemberSections } from './MemberSections';

interface MemberFieldsProps {
  /** The original values: only changed fields are validated (rule F3). */
  readonly base: MemberChanges;
  /** A member cannot rename the firm (product §5). */
  readonly isFirmNameReadOnly?: boolean;
  /** The values of an earlier edit that are in the form: they are marked until they are saved. */
  readonly oldValues?: MemberEdit | null;
}

/** Firm Details and Contact Persons of every edit form (product §2 items 12 and 13). */
export function MemberFields({
  base,
  isFirmNameReadOnly = false,
  oldValues = null,
}: MemberFieldsProps) {
  const field = (name: Name) => (
    <MemberField
      key={name.join()}
      name={name}
      base={base}
      oldValues={oldValues}
      readOnly={isFirmNameReadOnly && name[0] === 'firmName'}
    />
  );
  return (
    <MemberSections>
      {(part, fields) => <div className={styles[part]}>{fields.map(field)}</div>}
    </MemberSections>
  );
}

interface EditFieldProps extends Pick<MemberFieldsProps, 'base' | 'oldValues'> {
  readonly name: Name;
  readonly readOnly: boolean;
}

function MemberField({ name, base, oldValues, readOnly }: EditFieldProps) {
  const { t } = useTranslation();
  const { kind, edit } = fieldRowOf(name);
  const field = memberField(t, name, 'edit', ifChanged(edit, name, base));
  const isOldValue = (value: string) =>
    oldValues != null &&
    isSameValue(name, value, valueOf(oldValues.typed, name)) &&
    !isSameValue(name, value, valueOf(oldValues.startedFrom, name)) &&
    !isSameValue(name, value, valueOf(base, name));
  const note = (value: string) =>
    isOldValue(value) ? t('Old value, not saved yet') : (field.note?.(value) ?? null);
  return (
    <Field {...field} note={note}>
      {(control) =>
        kind === 'lines' ? (
          <Input.TextArea
            {...control}
            {...properName(control.value)}
            autoComplete="off"
            autoSize={{ minRows: 2, maxRows: 6 }}
          />
        ) : (
          <Input
            {...control}
            {...properName(control.value)}
            {...(kind === 'mobile' ? { type: 'tel', inputMode: 'tel' } : {})}
            autoComplete="off"
            readOnly={readOnly}
            variant={readOnly ? 'filled' : 'outlined'}
          />
        )
      }
    </Field>
  );
}

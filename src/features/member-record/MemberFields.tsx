import { Card, Input } from 'antd';
import type { ReactNode } from 'react';
import type { MemberChanges } from '../../domain/member';
import { ifChanged, isSameValue, type MemberEdit, valueOf } from '../../domain/memberChanges';
import {
  fieldRowOf,
  firmFields,
  type MemberField as Name,
  personFields,
} from '../../domain/memberFields';
import { properName, useTranslation } from '../../i18n/translation';
import { Field } from '../../ui/form/Field';
import { memberField } from '../../ui/plain/fields';
import styles from './record.module.css';

interface MemberFieldsProps {
  /** The original values: only changed fields are validated. */
  readonly base: MemberChanges;
  /** A member cannot rename the firm (product §5). */
  readonly isFirmNameReadOnly?: boolean;
  /** The values of an earlier edit that are in the form: they are marked until they are saved. */
  readonly oldValues?: MemberEdit | null;
}

/** Firm Details and Contact Persons of every edit form (product §2 items 12 and 13). */
export const MemberFields = (props: MemberFieldsProps) => (
  <MemberSections>
    {(part, fields) => (
      <div className={styles[part]}>
        {fields.map((name) => (
          <MemberField key={name.join()} name={name} {...props} />
        ))}
      </div>
    )}
  </MemberSections>
);

const fieldsOf = {
  firm: firmFields.map((name) => [name] as const),
  persons: personFields,
};
type MemberPart = keyof typeof fieldsOf;

interface MemberSectionsProps {
  readonly children: (part: MemberPart, fields: readonly Name[]) => ReactNode;
}

/** Both sections of a record, to edit or to read. */
export function MemberSections({ children }: MemberSectionsProps) {
  const { t } = useTranslation();
  const section = (part: MemberPart, heading: string) => (
    <Card size="small" role="group" aria-labelledby={part} title={<h2 id={part}>{heading}</h2>}>
      {children(part, fieldsOf[part])}
    </Card>
  );
  return (
    <div className={styles['sections']}>
      {section('firm', t('Firm Details'))}
      {section('persons', t('Contact Persons'))}
    </div>
  );
}

interface MemberFieldProps extends MemberFieldsProps {
  readonly name: Name;
}

function MemberField({
  name,
  base,
  isFirmNameReadOnly = false,
  oldValues = null,
}: MemberFieldProps) {
  const { t } = useTranslation();
  const { kind, edit } = fieldRowOf(name);
  const readOnly = isFirmNameReadOnly && name[0] === 'firmName';
  const field = memberField(t, name, 'edit', ifChanged(edit, name, base));
  const isOldValue = (value: string) =>
    oldValues !== null &&
    isSameValue(name, value, valueOf(oldValues.typed, name)) &&
    !isSameValue(name, value, valueOf(oldValues.startedFrom, name)) &&
    !isSameValue(name, value, valueOf(base, name));
  const note = (value: string) =>
    isOldValue(value) ? t('Old value, not saved yet') : (field.note?.(value) ?? null);
  return (
    <Field {...field} path={name} note={note}>
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

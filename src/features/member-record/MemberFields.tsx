import { Input } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import type { MemberChanges } from '../../domain/member';
import { whereTouched } from '../../domain/memberChanges';
import {
  firmFields,
  labelOf,
  type MemberField as Name,
  personFields,
  rowOf,
} from '../../domain/memberFields';
import { isRequired } from '../../domain/memberRules';
import { Field } from '../../ui/form/Field';
import { fieldRule } from '../../ui/plain/fieldRule';
import { phoneRules } from '../../ui/plain/phoneRules';
import styles from './record.module.css';
import { Section } from './Section';

interface MemberFieldsProps {
  /** What the form began with: only what differs from it is judged (rule F3). */
  readonly base: MemberChanges;
  /** A member cannot rename the firm (product §5). */
  readonly firmNameReadOnly?: boolean;
}

/** Firm Details and Contact Persons of every edit form (product §2 items 12 and 13). */
export function MemberFields({ base, firmNameReadOnly = false }: MemberFieldsProps) {
  const { t } = useTranslation();
  const field = (name: Name) => (
    <MemberField
      key={name.join()}
      name={name}
      base={base}
      readOnly={firmNameReadOnly && name[0] === 'firmName'}
    />
  );
  return (
    <div className={styles['sections']}>
      <Section heading={t('Firm Details')}>
        <div className={styles['firm']}>{firmFields.map((name) => field([name]))}</div>
      </Section>
      <Section heading={t('Contact Persons')}>
        <div className={styles['persons']}>{personFields.map(field)}</div>
      </Section>
    </div>
  );
}

interface MemberFieldProps {
  readonly name: Name;
  readonly base: MemberChanges;
  readonly readOnly: boolean;
}

/** A field of a member as its row in domain/memberFields has it. */
function MemberField({ name, base, readOnly }: MemberFieldProps) {
  const { t } = useTranslation();
  const row = rowOf(name);
  const label = t(...labelOf(name));
  const common = {
    name: [...name],
    label,
    required: isRequired(row.edit),
    rule: fieldRule(t, whereTouched(row.edit, name, base), label),
  };
  switch (row.kind) {
    case 'line':
      return (
        <Field {...common}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              readOnly={readOnly}
              variant={readOnly ? 'filled' : 'outlined'}
            />
          )}
        </Field>
      );
    case 'lines':
      return (
        <Field {...common}>
          {(control) => (
            <Input.TextArea
              {...control}
              autoComplete="off"
              translate="no"
              autoSize={{ minRows: 2, maxRows: 6 }}
            />
          )}
        </Field>
      );
    case 'mobile':
      return (
        <Field {...common} {...phoneRules(t, row.digits.edit)}>
          {(control) => <Input {...control} type="tel" inputMode="tel" autoComplete="off" />}
        </Field>
      );
  }
}

import { Input } from 'antd';
import { properName } from '../../i18n/properName';
import { useTranslation } from '../../i18n/useTranslation';
import type { MemberChanges } from '../../domain/member';
import { ifChanged } from '../../domain/memberEdits';
import {
  firmFields,
  type MemberField as Name,
  personFields,
  fieldRowOf,
} from '../../domain/memberFields';
import { Field } from '../../ui/form/Field';
import { memberField } from '../../ui/plain/memberField';
import styles from './record.module.css';
import { Section } from './Section';

interface MemberFieldsProps {
  /** The original values: only changed fields are validated (rule F3). */
  readonly base: MemberChanges;
  /** A member cannot rename the firm (product §5). */
  readonly isFirmNameReadOnly?: boolean;
}

/** Firm Details and Contact Persons of every edit form (product §2 items 12 and 13). */
export function MemberFields({ base, isFirmNameReadOnly = false }: MemberFieldsProps) {
  const { t } = useTranslation();
  const field = (name: Name) => (
    <MemberField
      key={name.join()}
      name={name}
      base={base}
      readOnly={isFirmNameReadOnly && name[0] === 'firmName'}
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

interface EditFieldProps {
  readonly name: Name;
  readonly base: MemberChanges;
  readonly readOnly: boolean;
}

function MemberField({ name, base, readOnly }: EditFieldProps) {
  const { t } = useTranslation();
  const { kind, edit } = fieldRowOf(name);
  const isMobile = kind === 'mobile';
  return (
    <Field {...memberField(t, name, 'edit', ifChanged(edit, name, base))}>
      {(control) =>
        kind === 'lines' ? (
          <Input.TextArea
            {...control}
            autoComplete="off"
            {...properName(control.value)}
            autoSize={{ minRows: 2, maxRows: 6 }}
          />
        ) : (
          <Input
            {...control}
            {...properName(control.value)}
            {...(isMobile ? { type: 'tel', inputMode: 'tel' } : {})}
            autoComplete="off"
            readOnly={readOnly}
            variant={readOnly ? 'filled' : 'outlined'}
          />
        )
      }
    </Field>
  );
}

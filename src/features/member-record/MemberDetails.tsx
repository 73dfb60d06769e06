import { Descriptions } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import type { MemberChanges } from '../../domain/member';
import { valueOf } from '../../domain/memberChanges';
import {
  firmFields,
  labelOf,
  type MemberField,
  personFields,
  rowOf,
} from '../../domain/memberFields';
import styles from './record.module.css';
import { Section } from './Section';

/** View mode: nothing can be typed, and an empty value shows as "-" (product §2 item 13). */
export function MemberDetails({ record }: { readonly record: MemberChanges }) {
  const { t } = useTranslation();
  return (
    <div className={styles['sections']}>
      <Section heading={t('Firm Details')}>
        <Values record={record} fields={firmFields.map((name) => [name])} />
      </Section>
      <Section heading={t('Contact Persons')}>
        <Values record={record} fields={personFields} />
      </Section>
    </div>
  );
}

interface ValuesProps {
  readonly record: MemberChanges;
  readonly fields: readonly MemberField[];
}

/** Two telephone numbers, and the name and the number of a person, stand side by side. */
function Values({ record, fields }: ValuesProps) {
  const { t } = useTranslation();
  return (
    <Descriptions
      bordered
      size="small"
      className={styles['values'] ?? ''}
      column={{ xs: 1, xl: 2 }}
      items={fields.map((field) => {
        const value = valueOf(record, field).trim();
        return {
          key: field.join(),
          label: t(...labelOf(field)),
          span: field.length === 1 && rowOf(field).kind !== 'mobile' ? { xs: 1, xl: 2 } : 1,
          children: (
            <span translate="no" className={styles['value']} data-empty={value === '' || undefined}>
              {value === '' ? '-' : value}
            </span>
          ),
        };
      })}
    />
  );
}

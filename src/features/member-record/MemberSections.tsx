import { Card } from 'antd';
import type { ReactNode } from 'react';
import { firmFields, type MemberField, personFields } from '../../domain/memberFields';
import { useTranslation } from '../../i18n/translation';
import styles from './record.module.css';

type MemberPart = 'firm' | 'persons';

interface MemberSectionsProps {
  readonly children: (part: MemberPart, fields: readonly MemberField[]) => ReactNode;
}

/** Firm Details and Contact Persons of a record (product §2 items 12 and 13). */
export function MemberSections({ children }: MemberSectionsProps) {
  const { t } = useTranslation();
  const section = (part: MemberPart, heading: string, fields: readonly MemberField[]) => (
    <Card size="small" role="group" aria-labelledby={part} title={<h2 id={part}>{heading}</h2>}>
      {children(part, fields)}
    </Card>
  );
  return (
    <div className={styles['sections']}>
      {section(
        'firm',
        t('Firm Details'),
        firmFields.map((name) => [name]),
      )}
      {section('persons', t('Contact Persons'), personFields)}
    </div>
  );
}

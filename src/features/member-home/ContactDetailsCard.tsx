import { Card } from 'antd';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { OPEN_EDIT } from '../../config/profileVisit';
import type { MemberRecord } from '../../domain/member';
import { filledRepresentatives } from '../../domain/representatives';
import { useTranslation } from '../../i18n/useTranslation';
import { Details } from './Details';
import styles from './cards.module.css';

export function ContactDetailsCard({ record }: { readonly record: MemberRecord }) {
  const { t } = useTranslation();
  const names = filledRepresentatives(record.representatives)
    .map(({ name, mobile }) => name || mobile)
    .join(', ');
  const details = [
    { label: t('Mobile No.'), text: record.firmMobile },
    { label: t('Area'), text: record.area },
    { label: t('Address'), text: record.address, span: 2 },
    { label: t('Representatives'), text: names, span: 2 },
  ].filter(({ text }) => text.trim() !== '');
  return (
    <Card role="region" aria-labelledby="on-file">
      <h2 id="on-file" className={styles['heading']}>
        {t('Your details at the office')}
      </h2>
      <Details column={2} details={details} />
      <Link to={paths.profileEdit} state={OPEN_EDIT} className={styles['act'] ?? ''}>
        {t('Correct these details')}
      </Link>
    </Card>
  );
}

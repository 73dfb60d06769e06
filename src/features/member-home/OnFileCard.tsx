import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { TO_EDIT } from '../../config/profileVisit';
import type { MemberRecord } from '../../domain/member';
import { filledRepresentatives } from '../../domain/representatives';
import styles from './MemberHomePage.module.css';

/** What the office would ring and write to: seen at once, and corrected with one press. */
export function OnFileCard({ record }: { readonly record: MemberRecord }) {
  const { t } = useTranslation();
  const names = filledRepresentatives(record.representatives)
    .map(({ name, mobile }) => name || mobile)
    .join(', ');
  const lines = [
    [record.firmMobile, record.area],
    [record.address],
    [names && t('Representatives: {{names}}', { names })],
  ]
    .map((parts) => parts.filter((part) => part.trim() !== '').join(' · '))
    .filter((line) => line !== '');
  return (
    <section className={`${styles['card']} ${styles['onFile']}`} aria-labelledby="on-file">
      <h2 id="on-file">{t('On file at the office')}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <Link to={paths.profileEdit} state={TO_EDIT} className={styles['act'] ?? ''}>
          {t('Correct these details')}
        </Link>
      </p>
    </section>
  );
}

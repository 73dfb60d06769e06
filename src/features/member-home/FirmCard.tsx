import { useTranslation } from '../../i18n/useTranslation';
import { formatDate } from '../../domain/dates';
import type { MemberRecord } from '../../domain/member';
import { Button } from '../../ui/plain/Button';
import { copiedMessage, uncopiedMessage } from '../../ui/copied';
import { copyText } from '../../ui/copyText';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { COPY_ICON } from '../../ui/icons';
import styles from './MemberHomePage.module.css';

const COPIED_MS = 3000;

/** Which firm, its membership number for whoever asks for it, and since when. */
export function FirmCard({ record }: { readonly record: MemberRecord }) {
  const { t } = useTranslation();
  const { announce, tell } = useDialogs();
  const { firmName, membership } = record;
  const since = formatDate(record.paymentDate);

  const copy = async (number: string) => {
    if (await copyText(number)) announce(copiedMessage(t, number), COPIED_MS);
    else await tell(uncopiedMessage(t, number));
  };
  return (
    <section className={styles['card']} aria-labelledby="firm">
      <h2 id="firm" className={styles['firm']} translate="no">
        {firmName === '' ? '-' : firmName}
      </h2>
      <p className={styles['line']}>
        <span>
          <span>{t('Membership No.')}</span>{' '}
          <strong translate={membership === null ? 'yes' : 'no'}>
            {membership ?? t('Not Available')}
          </strong>
        </span>
        {membership !== null && (
          <Button
            quiet
            icon={COPY_ICON}
            aria-label={t('Copy the membership number')}
            onClick={() => void copy(membership)}
          />
        )}
        {since !== '-' && <span>{t('since {{date}}', { date: since })}</span>}
      </p>
    </section>
  );
}

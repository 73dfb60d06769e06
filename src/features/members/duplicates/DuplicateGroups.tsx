import { Alert, Button } from 'antd';
import { properName } from '../../../i18n/properName';
import type { TFunction } from '../../../i18n/Text';
import { useContext } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { type FirmInList, groupsOf } from '../../../domain/duplicates';
import type { Member, NewMember } from '../../../domain/member';
import { statusWord } from '../PaymentStatusTag';
import { RowActions } from '../RowActions';
import { BothListsContext } from './bothLists';
import { duplicateText } from './FilterReason';
import styles from './duplicates.module.css';

/** At most this many firms of a group are shown. */
const SHOWN = 12;

/** Groups the possible duplicates among the rows of this page. Nothing is merged or deleted automatically. */
export function DuplicateGroups({ rows }: { readonly rows: readonly (Member | NewMember)[] }) {
  const { t } = useTranslation();
  const { duplicates, hasOtherFailed, refetchOther } = useContext(BothListsContext);
  const groups = new Set(rows.flatMap((firm) => groupsOf(duplicates, firm)));
  return (
    <section aria-label={t('Possible duplicates')} className={styles['groups']}>
      {hasOtherFailed && (
        <Alert
          type="warning"
          role="note"
          showIcon
          title={t('Only this list was checked. The other list could not be loaded.')}
          action={<Button onClick={() => void refetchOther()}>{t('Try again')}</Button>}
        />
      )}
      {[...groups].map(({ reasons, firms }) => {
        const shared = reasons.map((reason) => duplicateText(t, reason)).join(' · ');
        return (
          <article key={shared} className={styles['group']}>
            <h2>{shared}</h2>
            <ul>
              {firms.slice(0, SHOWN).map((listed, place) => (
                // Rows without an id are identified by their place.
                <FirmCard key={listed.firm.id ?? `@${place}`} listed={listed} />
              ))}
            </ul>
            {firms.length > SHOWN && (
              <p>{t('and {{count}} more', { count: firms.length - SHOWN })}</p>
            )}
          </article>
        );
      })}
      {groups.size > 0 && (
        <p className={styles['reason']}>
          {t(
            'Alternate mobiles and representatives are not compared. Nothing is merged or deleted automatically.',
          )}
        </p>
      )}
    </section>
  );
}

function FirmCard({ listed }: { readonly listed: FirmInList }) {
  const { t } = useTranslation();
  const { firm } = listed;
  const lines = [firm.membership, firm.mobile, firm.email, firm.address];
  return (
    <li>
      <p>
        <b>
          <bdi {...properName(firm.name)}>{firm.name || '-'}</bdi>
        </b>
        <span className={styles['where']}>{whereText(t, listed)}</span>
      </p>
      {lines.map((line, place) =>
        line === null || line === '' ? null : (
          <p key={String(place)} translate="no">
            {line}
          </p>
        ),
      )}
      <RowActions t={t} member={firm} list={listed.list} />
    </li>
  );
}

function whereText(t: TFunction, { list, firm }: FirmInList): string {
  return list === 'members'
    ? `${t('Members')} · ${firm.status === 'active' ? t('Active') : t('Inactive')}`
    : `${t('New Registration')} · ${statusWord(t, firm.paymentStatus) || '-'}`;
}

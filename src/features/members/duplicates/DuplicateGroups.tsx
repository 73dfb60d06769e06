import { Alert, Button } from 'antd';
import { type Duplicates, type FirmInList, groupsOf } from '../../../domain/sameFirm';
import type { Member, NewMember } from '../../../domain/member';
import { properName, useTranslation } from '../../../i18n/translation';
import type { QueryResult } from '../../../ui/QueryState';
import { duplicateText } from '../filters';
import { statusWord } from '../PaymentStatusTag';
import { RowActions } from '../RowActions';
import styles from '../members.module.css';

/** At most this many firms of a group are shown. */
const SHOWN = 12;

interface DuplicateGroupsProps {
  /** Of the page that is shown. */
  readonly rows: readonly (Member | NewMember)[];
  readonly duplicates: Duplicates | null;
  /** The list that the screen does not show. */
  readonly other: QueryResult<unknown>;
}

/** The groups of these rows' possible duplicates. Nothing is merged or deleted automatically. */
export function DuplicateGroups({ rows, duplicates, other }: DuplicateGroupsProps) {
  const { t } = useTranslation();
  const groups = new Set(rows.flatMap((firm) => groupsOf(duplicates, firm)));
  return (
    <section aria-label={t('Possible duplicates')} className={styles['groups']}>
      {other.error !== undefined && (
        <Alert
          type="warning"
          role="note"
          showIcon
          title={t('Only this list was checked. The other list could not be loaded.')}
          action={<Button onClick={() => void other.refetch()}>{t('Try again')}</Button>}
        />
      )}
      {[...groups].map(({ reasons, firms }) => {
        const shared = reasons.map((reason) => duplicateText(t, reason)).join(' · ');
        return (
          <article key={shared} className="box">
            <h2>{shared}</h2>
            <ul>
              {firms.slice(0, SHOWN).map((listed, place) => (
                // Rows without an id are identified by their place.
                <FirmLine key={listed.firm.id ?? `@${place}`} listed={listed} />
              ))}
            </ul>
            {firms.length > SHOWN && (
              <p>{t('and {{count}} more', { count: firms.length - SHOWN })}</p>
            )}
          </article>
        );
      })}
      {groups.size > 0 && (
        <p>
          {t(
            'Alternate mobiles and representatives are not compared. Nothing is merged or deleted automatically.',
          )}
        </p>
      )}
    </section>
  );
}

function FirmLine({ listed }: { readonly listed: FirmInList }) {
  const { t } = useTranslation();
  const { list, firm } = listed;
  const where =
    list === 'members'
      ? `${t('Members')} · ${firm.status === 'active' ? t('Active') : t('Inactive')}`
      : `${t('New Registration')} · ${statusWord(t, firm.paymentStatus) || '-'}`;
  return (
    <li className="row">
      <div>
        <strong {...properName(firm.name)}>{firm.name || '-'}</strong>
        <p>{where}</p>
        <div translate="no">
          {[firm.membership, firm.mobile, firm.email, firm.address].filter(Boolean).join('\n')}
        </div>
      </div>
      {firm.id !== null && <RowActions t={t} id={firm.id} member={firm} list={list} />}
    </li>
  );
}

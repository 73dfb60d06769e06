import { Alert, Button } from 'antd';
import { properName } from '../../../i18n/properName';
import { type Text, type TFunction, useTranslation } from '../../../i18n/translation';
import { createContext, useContext, useMemo } from 'react';
import { attentionOf, type AttentionReason } from '../../../domain/attention';
import {
  type DuplicateReason,
  type Duplicates,
  findDuplicates,
  type FirmInList,
  groupsOf,
} from '../../../domain/duplicates';
import type { FirmList, Member, NewMember } from '../../../domain/member';
import { useAfterPaint } from '../../../ui/useAfterPaint';
import { ATTENTION, DUPLICATES } from '../filters';
import { statusWord } from '../PaymentStatusTag';
import { RowActions } from '../RowActions';
import styles from './duplicates.module.css';

export interface BothLists {
  /** `null` until both lists have been compared, as far as they could be loaded. */
  readonly duplicates: Duplicates | null;
  /** The list that the screen does not show could not be loaded. */
  readonly hasOtherFailed: boolean;
  readonly refetchOther: () => unknown;
}

export const BothListsContext = createContext<BothLists>({
  duplicates: null,
  hasOtherFailed: false,
  refetchOther: () => undefined,
});

/** Options for fetching the other list: after the one shown, and only if it is older than a minute. */
export const afterOwnList = (shown: FirmList<unknown> | null) => ({
  skip: shown === null,
  refetchOnMountOrArgChange: 60,
});

/** `other` is the query of the list that the screen does not show; a list is `null` until it is loaded, or if that failed. */
export function useBothLists(
  members: FirmList<Member> | null,
  newMembers: FirmList<NewMember> | null,
  other: { readonly isError: boolean; readonly refetch: () => unknown },
): BothLists {
  const { isError: hasOtherFailed, refetch: refetchOther } = other;
  const lists = useMemo(
    () => ({ old: members?.rows ?? null, fresh: newMembers?.rows ?? null, hasOtherFailed }),
    [members, newMembers, hasOtherFailed],
  );
  // After a change, the earlier result stays until the next one, so the filter is never without it.
  const painted = useAfterPaint(lists);
  const duplicates = useMemo(() => {
    if (painted === null) return null;
    const { old, fresh } = painted;
    // A single list would show that no firm is in both.
    const canTell = (old !== null && fresh !== null) || painted.hasOtherFailed;
    return canTell ? findDuplicates(old, fresh) : null;
  }, [painted]);
  return useMemo(
    () => ({ duplicates, hasOtherFailed, refetchOther }),
    [duplicates, hasOtherFailed, refetchOther],
  );
}

const duplicateText = (t: TFunction, { kind, value }: DuplicateReason): string =>
  kind === 'mobile'
    ? t('Same mobile: {{value}}', { value })
    : t('Same email: {{value}}', { value });

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

const MISSING_TEXTS = {
  noName: 'No name',
  noId: 'No ID, so it cannot be opened or changed',
  noMobile: 'No valid mobile number',
  noEmail: 'No email',
} as const satisfies Record<AttentionReason, Text>;

interface FirmReasonProps {
  readonly t: TFunction;
  readonly firm: Member | NewMember;
  readonly filter: string;
}

/** Below the name of a firm: why the chosen filter shows it. */
export function FilterReason({ t, firm, filter }: FirmReasonProps) {
  const { duplicates } = useContext(BothListsContext);
  const texts = () => {
    if (filter === ATTENTION) return attentionOf(firm).map((reason) => t(MISSING_TEXTS[reason]));
    if (filter !== DUPLICATES) return [];
    const groups = groupsOf(duplicates, firm);
    return groups.flatMap(({ reasons }) => reasons.map((reason) => duplicateText(t, reason)));
  };
  const text = texts().join(' · ');
  return text !== '' && <div className={styles['reason']}>{text}</div>;
}

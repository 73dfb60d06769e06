import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router';
import { FROM_DASHBOARD } from '../../config/listVisit';
import { memberLink, paths } from '../../config/paths';
import type { NewMember } from '../../domain/member';
import { isolated, withIsolatedName } from '../../ui/dialogs/FirmIdentity';
import type { ApplicationsNow } from './applicationsNow';
import type { Judgement } from './judgement';
import { firmCount } from './firmCount';
import styles from './Work.module.css';

interface ToDoProps {
  /** `null` where the list is not known. */
  readonly applications: ApplicationsNow | null;
  readonly judgement: Judgement | null;
  /** A list has not come yet. */
  readonly isReading: boolean;
  /** The lists have come, and not every firm is judged. */
  readonly isJudging: boolean;
  /** Nothing is missing of either list. */
  readonly isWhole: boolean;
}

/** A line for each kind of work that there is, and what waits longest. What is not known has no line: it is no zero. */
export function ToDo({ applications, judgement, isReading, isJudging, isWhole }: ToDoProps) {
  const { t } = useTranslation();
  const newFirms = {
    ...applications?.byState,
    noLink: applications?.withoutLink,
    duplicates: judgement?.duplicates.newMembers,
    attention: judgement?.attention.newMembers,
  };
  const firms = {
    duplicates: judgement?.duplicates.members,
    attention: judgement?.attention.members,
  };
  const waiting = [newFirms.paid, newFirms.pending, newFirms.other, newFirms.duplicates]
    .concat([firms.duplicates, newFirms.attention, firms.attention])
    .some((count) => count !== 0);
  const longest = applications?.longest ?? null;
  return (
    <>
      <ul className={styles['lines']}>
        <Line list={paths.newMembers} filter="paid" count={newFirms.paid}>
          {t('paid, to be given a number')}
        </Line>
        <Line list={paths.newMembers} filter="pending" count={newFirms.pending}>
          {t('still to pay')}
        </Line>
        <Line list={paths.newMembers} filter="noLink" count={newFirms.noLink} isPart>
          {t('with no link from this computer yet')}
        </Line>
        <Line list={paths.newMembers} filter="other" count={newFirms.other}>
          {t('with a status that the portal does not know')}
        </Line>
        <Line list={paths.newMembers} filter="duplicates" count={newFirms.duplicates}>
          {t('among the applications that may be in the lists twice')}
        </Line>
        <Line list={paths.members} filter="duplicates" count={firms.duplicates}>
          {t('among the members that may be in the lists twice')}
        </Line>
        <Line list={paths.newMembers} filter="attention" count={newFirms.attention}>
          {t('among the applications with details missing')}
        </Line>
        <Line list={paths.members} filter="attention" count={firms.attention}>
          {t('among the members with details missing')}
        </Line>
      </ul>
      {(isReading || isJudging) && (
        <p className={styles['quiet']}>
          {isReading ? t('Reading the lists...') : t('Looking through the firms...')}
        </p>
      )}
      {!isReading && !isJudging && isWhole && !waiting && <p>{t('Nothing waits.')}</p>}
      {longest !== null && <Longest {...longest} />}
    </>
  );
}

interface LineProps {
  /** Path of the list, and its filter that shows these firms. */
  readonly list: string;
  readonly filter: string;
  /** Nothing is drawn of none, nor of a number that is not known. */
  readonly count: number | null | undefined;
  /** They are some of the line above. */
  readonly isPart?: boolean;
  readonly children: string;
}

function Line({ list, filter, count, isPart = false, children }: LineProps) {
  const { t } = useTranslation();
  if (count === null || count === undefined || count === 0) return null;
  return (
    <li className={isPart ? styles['part'] : undefined}>
      <Link to={`${list}?filter=${filter}`} state={FROM_DASHBOARD}>
        <strong>{firmCount(t, count)}</strong> <span>{children}</span>
      </Link>
    </li>
  );
}

/** The name leads to the firm; one without a name is known by its number. */
function Longest({ firm, days }: { readonly firm: NewMember; readonly days: number }) {
  const { t } = useTranslation();
  const name = isolated(firm.name.trim() || firm.mobile || String(firm.id));
  return (
    <p className={styles['longest']}>
      <span>{t('Waiting longest')}</span>
      <span>:</span>{' '}
      {firm.id !== null && (
        <Link to={memberLink(paths.newMemberView, firm.id)}>
          {withIsolatedName(
            days === 1
              ? t('{{firm}}: first seen yesterday (this computer)', { firm: name })
              : t('{{firm}}: first seen {{count}} days ago (this computer)', {
                  firm: name,
                  count: days,
                }),
          )}
        </Link>
      )}
    </p>
  );
}

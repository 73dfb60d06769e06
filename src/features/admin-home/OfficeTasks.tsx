import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Fragment, useMemo } from 'react';
import { startOfDay } from '../../domain/days';
import { useTranslation } from '../../i18n/translation';
import { SlowConnection } from '../../ui/QueryState';
import { useNow } from '../../ui/useNow';
import { useBothLists } from '../members/useOffice';
import styles from './AdminHomePage.module.css';
import {
  type ApplicationStats,
  applicationStats,
  countFindings,
  firmCount,
  STATES,
} from './officeNumbers';
import { ToDo } from './ToDo';

/** The office's tasks, from both lists; each list is loaded once, after the counts. */
export function OfficeTasks() {
  const { t } = useTranslation();
  const { queries, notes, painted, isComparing, duplicates } = useBothLists(null);
  const { members, newMembers } = queries;
  const rows = newMembers.data?.rows;
  const today = useNow(startOfDay);
  const stats = useMemo(() => rows && applicationStats(rows, notes, today), [rows, notes, today]);
  const [applied, registered] = useMemo(
    () => [
      countFindings(painted?.newMembers ?? null, duplicates),
      countFindings(painted?.members ?? null, duplicates),
    ],
    [painted, duplicates],
  );

  const lists = [
    {
      ...newMembers,
      failedText: t('The applications could not be loaded.'),
      partText: t('Some applications could not be loaded, so they are not counted here.'),
    },
    {
      ...members,
      failedText: t('The members could not be loaded.'),
      partText: t('Some members could not be loaded, so they are not counted here.'),
    },
  ];
  const isReading = lists.some(({ data, error }) => data === undefined && error === undefined);
  const isWhole = lists.every(({ data, error }) => error === undefined && data?.isWhole === true);
  const isBusy = isReading || isComparing;
  return (
    <div className={styles['tasks']}>
      <section className={styles['box']}>
        <h2>{t('To do')}</h2>
        <ToDo
          counts={{ newMembers: { ...stats?.counts, ...applied }, members: registered }}
          longest={stats?.longest ?? null}
          isComplete={isWhole && !isBusy}
        />
        {isBusy && (
          <p className={styles['quiet']}>
            {isReading ? t('Loading the lists…') : t('Checking the firms…')}
          </p>
        )}
        <SlowConnection endpoint={newMembers.isFetching ? 'newMembers' : 'members'} />
        {/* In a plain line, since the cards above matter more. */}
        {lists.map(
          ({ data, error, isFetching, refetch, failedText, partText }) =>
            (error !== undefined || data?.isWhole === false) && (
              <p key={failedText}>
                <span>{error === undefined ? partText : failedText}</span>{' '}
                <Button
                  size="small"
                  icon={<ReloadOutlined aria-hidden />}
                  loading={isFetching}
                  aria-busy={isFetching}
                  onClick={() => void refetch()}
                >
                  {t('Try again')}
                </Button>
              </p>
            ),
        )}
      </section>
      {stats !== undefined && rows !== undefined && rows.length > 0 && (
        <section className={styles['box']}>
          <h2>{t('Applications')}</h2>
          <ApplicationsBar counts={stats.counts} />
        </section>
      )}
    </div>
  );
}

/** The number of applications per state: a bar with patterns, a legend, and a table for screen readers. */
function ApplicationsBar({ counts }: Pick<ApplicationStats, 'counts'>) {
  const { t } = useTranslation();
  const states = STATES.filter((state) => counts[state] > 0);
  return (
    <>
      <div className={styles['bar']} aria-hidden="true">
        {states.map((state) => (
          <div
            key={state}
            className={`${styles['mark']} ${styles[state]}`}
            style={{ flexGrow: counts[state] }}
          />
        ))}
      </div>
      <p aria-hidden="true">
        {states.map((state, place) => (
          <Fragment key={state}>
            {place > 0 && <span> · </span>}
            <span className={styles['entry']}>
              <span className={`${styles['mark']} ${styles[state]}`} />
              <span>{[counts[state], t(state)].join(' ')}</span>
            </span>
          </Fragment>
        ))}
      </p>
      <table className="visually-hidden">
        <caption>{t('Applications by payment status')}</caption>
        <tbody>
          {states.map((state) => (
            <tr key={state}>
              <th scope="row">{t(state)}</th>
              <td>{firmCount(t, counts[state])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

import {
  CopyOutlined,
  EditOutlined,
  HourglassOutlined,
  NumberOutlined,
  QuestionCircleOutlined,
  ReloadOutlined,
  SendOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { Fragment, type ReactNode, useId, useMemo } from 'react';
import { Link, useHref, useLinkClickHandler } from 'react-router';
import { FROM_DASHBOARD, FROM_DASHBOARD_ALL_CHOSEN } from '../../config/visits';
import { type FilterKey, listLink, type ListName, memberLink, paths } from '../../config/paths';
import { startOfDay } from '../../domain/days';
import { useTranslation } from '../../i18n/translation';
import { isolated, withIsolatedName } from '../../ui/FirmIdentity';
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

/** Numbers of firms by list and filter. An unknown number has no line, since it is not zero. */
type Counts = {
  readonly [List in ListName]: { readonly [Key in FilterKey<List>]?: number | null | undefined };
};

interface Task {
  readonly icon: ReactNode;
  /** Follows the number of firms. */
  readonly text: string;
  readonly count: number | null | undefined;
  readonly to: string;
  /** Applies to all these firms: they are selected when the list opens. */
  readonly bulkAction: string | undefined;
  /** These firms are part of the line above. */
  readonly isPart: boolean;
}

const ICONS = {
  paid: <NumberOutlined aria-hidden />,
  pending: <HourglassOutlined aria-hidden />,
  noLink: <SendOutlined aria-hidden />,
  other: <QuestionCircleOutlined aria-hidden />,
  duplicates: <CopyOutlined aria-hidden />,
  attention: <EditOutlined aria-hidden />,
};

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

  const counts: Counts = { newMembers: { ...stats?.counts, ...applied }, members: registered };
  const task = <List extends ListName>(
    list: List,
    filter: FilterKey<List> & keyof typeof ICONS,
    text: string,
    bulkAction?: string,
  ): Task => ({
    icon: ICONS[filter],
    text,
    count: counts[list][filter],
    to: listLink(list, filter),
    bulkAction,
    isPart: filter === 'noLink',
  });
  const [number, send] = [t('Generate numbers'), t('Send links')];
  const tasks: readonly Task[] = [
    task('newMembers', 'paid', t('paid, waiting for a membership number'), number),
    task('newMembers', 'pending', t('with payment pending'), send),
    task('newMembers', 'noLink', t('with no payment link sent from this computer'), send),
    task('newMembers', 'other', t('with an unknown status')),
    task('newMembers', 'duplicates', t('with a possible duplicate (applications)')),
    task('members', 'duplicates', t('with a possible duplicate (members)')),
    task('newMembers', 'attention', t('with missing details (applications)')),
    task('members', 'attention', t('with missing details (members)')),
  ];
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
      <section className={`box ${styles['box']}`}>
        <h2>{t('To do')}</h2>
        <ul className={styles['lines']}>
          {tasks.map((line) => (
            <TaskLine key={line.to} {...line} />
          ))}
        </ul>
        {isWhole && !isBusy && tasks.every(({ count }) => count === 0) && (
          <p>{t('Nothing to do right now.')}</p>
        )}
        {stats?.longest && <Longest {...stats.longest} />}
        {isBusy && (
          <p className="quiet">{isReading ? t('Loading the lists…') : t('Checking the firms…')}</p>
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
        <section className={`box ${styles['box']}`}>
          <h2>{t('Applications')}</h2>
          <ApplicationsBar counts={stats.counts} />
        </section>
      )}
    </div>
  );
}

function TaskLine({ icon, text, count, to, bulkAction, isPart }: Task) {
  const { t } = useTranslation();
  const sentence = useId();
  const state = bulkAction === undefined ? FROM_DASHBOARD : FROM_DASHBOARD_ALL_CHOSEN;
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement>(to, { state });
  if (!count) return null;
  return (
    <li className={isPart ? `row ${styles['part']}` : 'row'}>
      {icon}
      <Link id={sentence} to={to} state={FROM_DASHBOARD}>
        <strong>{firmCount(t, count)}</strong> <span>{text}</span>
      </Link>
      <Button size="small" href={href} onClick={follow} aria-describedby={sentence}>
        {bulkAction ?? t('Review')}
      </Button>
    </li>
  );
}

function Longest({ firm, days }: NonNullable<ApplicationStats['longest']>) {
  const { t } = useTranslation();
  const name = isolated(firm.name.trim() || firm.mobile || String(firm.id));
  return (
    <p>
      <span>{t('Waiting longest')}</span>
      <span>:</span>{' '}
      {firm.id !== null && (
        <Link to={memberLink(paths.newMemberView, firm.id)}>
          {withIsolatedName(
            days === 1
              ? t('{{firm}}: first seen yesterday on this computer', { firm: name })
              : t('{{firm}}: first seen {{count}} days ago on this computer', {
                  firm: name,
                  count: days,
                }),
          )}
        </Link>
      )}
    </p>
  );
}

/** The number of applications per state: a bar with patterns, a legend, and a table for screen readers. */
function ApplicationsBar({ counts }: Pick<ApplicationStats, 'counts'>) {
  const { t } = useTranslation();
  const states = STATES.filter((state) => counts[state] > 0);
  return (
    <>
      <div style={{ display: 'flex', gap: '3px', height: '1.75rem' }} aria-hidden="true">
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

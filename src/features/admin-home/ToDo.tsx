import {
  CopyOutlined,
  EditOutlined,
  HourglassOutlined,
  NumberOutlined,
  QuestionCircleOutlined,
  SendOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { Link, useHref, useLinkClickHandler } from 'react-router';
import { FROM_DASHBOARD, FROM_DASHBOARD_ALL_CHOSEN } from '../../config/visits';
import { type FilterKey, listLink, type ListName, memberLink, paths } from '../../config/paths';
import { useTranslation } from '../../i18n/translation';
import { isolated, withIsolatedName } from '../../ui/dialogs/FirmIdentity';
import styles from './AdminHomePage.module.css';
import { type ApplicationStats, firmCount } from './officeNumbers';

interface ToDoProps {
  /** Numbers of firms by list and filter. An unknown number has no line, since it is not zero. */
  readonly counts: {
    readonly [List in ListName]: { readonly [Key in FilterKey<List>]?: number | null | undefined };
  };
  /** The firm that has waited longest. */
  readonly longest: ApplicationStats['longest'];
  /** Both lists are known as a whole, and their firms are checked. */
  readonly isComplete: boolean;
}

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

/** A line for each kind of task, and the firm that has waited longest. */
export function ToDo({ counts, longest, isComplete }: ToDoProps) {
  const { t } = useTranslation();
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
  return (
    <>
      <ul className={styles['lines']} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {tasks.map((line) => (
          <TaskLine key={line.to} {...line} />
        ))}
      </ul>
      {isComplete && tasks.every(({ count }) => count === 0) && (
        <p>{t('Nothing to do right now.')}</p>
      )}
      {longest !== null && <Longest {...longest} />}
    </>
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
    <li className={isPart ? styles['part'] : undefined}>
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

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
import { FROM_DASHBOARD, FROM_DASHBOARD_ALL_CHOSEN } from '../../config/listVisit';
import { memberLink, paths } from '../../config/paths';
import type { NewMember } from '../../domain/member';
import { useTranslation } from '../../i18n/translation';
import { isolated, withIsolatedName } from '../../ui/dialogs/FirmIdentity';
import { type ApplicationStats, firmCount } from './applicationStats';
import type { ListFindings } from './listFindings';
import styles from './OfficeTasks.module.css';

interface ToDoProps {
  /** `null` while the list is unknown. */
  readonly applications: ApplicationStats | null;
  readonly findings: ListFindings | null;
  /** A list has not arrived yet. */
  readonly isReading: boolean;
  /** Both lists have arrived, and their firms are being checked. */
  readonly isLookingThrough: boolean;
  /** Both lists are complete. */
  readonly isWhole: boolean;
}

interface Task {
  readonly icon: ReactNode;
  /** Follows the number of firms. */
  readonly text: string;
  /** Zero and unknown numbers are not shown. */
  readonly count: number | null | undefined;
  readonly action: string;
  readonly to: string;
  /** The action applies to all these firms: they are selected when the list opens. */
  readonly isBulk?: boolean;
  /** These firms are part of the line above. */
  readonly isPart?: boolean;
}

const newMembers = (filter: string) => `${paths.newMembers}?filter=${filter}`;
const members = (filter: string) => `${paths.members}?filter=${filter}`;

/** A line for each kind of task, and the firm that has waited longest. An unknown number has no line, since it is not zero. */
export function ToDo({ applications, findings, isReading, isLookingThrough, isWhole }: ToDoProps) {
  const { t } = useTranslation();
  const tasks: readonly Task[] = [
    {
      icon: <NumberOutlined />,
      text: t('paid, waiting for a membership number'),
      count: applications?.byState.paid,
      action: t('Generate numbers'),
      to: newMembers('paid'),
      isBulk: true,
    },
    {
      icon: <HourglassOutlined />,
      text: t('with payment pending'),
      count: applications?.byState.pending,
      action: t('Send links'),
      to: newMembers('pending'),
      isBulk: true,
    },
    {
      icon: <SendOutlined />,
      text: t('with no payment link sent from this computer'),
      count: applications?.withoutLink,
      action: t('Send links'),
      to: newMembers('noLink'),
      isBulk: true,
      isPart: true,
    },
    {
      icon: <QuestionCircleOutlined />,
      text: t('with an unknown status'),
      count: applications?.byState.other,
      action: t('Review'),
      to: newMembers('other'),
    },
    {
      icon: <CopyOutlined />,
      text: t('with a possible duplicate (applications)'),
      count: findings?.duplicates.newMembers,
      action: t('Review'),
      to: newMembers('duplicates'),
    },
    {
      icon: <CopyOutlined />,
      text: t('with a possible duplicate (members)'),
      count: findings?.duplicates.members,
      action: t('Review'),
      to: members('duplicates'),
    },
    {
      icon: <EditOutlined />,
      text: t('with missing details (applications)'),
      count: findings?.attention.newMembers,
      action: t('Review'),
      to: newMembers('attention'),
    },
    {
      icon: <EditOutlined />,
      text: t('with missing details (members)'),
      count: findings?.attention.members,
      action: t('Review'),
      to: members('attention'),
    },
  ];
  const longest = applications?.longest ?? null;
  return (
    <>
      <ul className={styles['lines']}>
        {tasks.map((task) => (
          <TaskLine key={task.to} {...task} />
        ))}
      </ul>
      {(isReading || isLookingThrough) && (
        <p className={styles['quiet']}>
          {isReading ? t('Loading the lists…') : t('Checking the firms…')}
        </p>
      )}
      {!isReading && !isLookingThrough && isWhole && tasks.every(({ count }) => count === 0) && (
        <p>{t('Nothing to do right now.')}</p>
      )}
      {longest !== null && <Longest {...longest} />}
    </>
  );
}

function TaskLine({ icon, text, count, action, to, isBulk = false, isPart = false }: Task) {
  const { t } = useTranslation();
  const sentence = useId();
  const state = isBulk ? FROM_DASHBOARD_ALL_CHOSEN : FROM_DASHBOARD;
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement>(to, { state });
  if (count === null || count === undefined || count === 0) return null;
  return (
    <li className={isPart ? styles['part'] : undefined}>
      <span className={styles['icon']} aria-hidden="true">
        {icon}
      </span>
      <Link id={sentence} to={to} state={FROM_DASHBOARD}>
        <strong>{firmCount(t, count)}</strong> <span>{text}</span>
      </Link>
      <Button size="small" href={href} onClick={follow} aria-describedby={sentence}>
        {action}
      </Button>
    </li>
  );
}

function Longest({ firm, days }: { readonly firm: NewMember; readonly days: number }) {
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

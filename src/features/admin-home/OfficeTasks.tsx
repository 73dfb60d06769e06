import { useMemo } from 'react';
import { useTranslation } from '../../i18n/translation';
import { useMembersQuery, useNewMembersQuery } from '../../api/members';
import { startOfDay } from '../../domain/days';
import { useLocalNotes } from '../../session/localNotes';
import { type QueryResult, SlowConnection } from '../../ui/QueryState';
import { useNow } from '../../ui/useNow';
import { ApplicationsBar } from './ApplicationsBar';
import { applicationStats } from './applicationStats';
import { ToDo } from './ToDo';
import { useListFindings } from './listFindings';
import styles from './OfficeTasks.module.css';
import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { FirmList, Member, NewMember } from '../../domain/member';

/** The office's tasks, from both lists; each list is loaded once, after the counts. */
export function OfficeTasks() {
  const { t } = useTranslation();
  const newMembers = useNewMembersQuery();
  const members = useMembersQuery();
  const rows = newMembers.data?.rows;
  const notes = useLocalNotes(rows, newMembers.fulfilledTimeStamp);
  const today = useNow(startOfDay);
  const applications = useMemo(
    () => (rows === undefined ? null : applicationStats(rows, notes, today)),
    [rows, notes, today],
  );
  const { findings, isLookingThrough } = useListFindings(members.data?.rows ?? null, rows ?? null);

  const lists = [newMembers, members];
  const isReading = lists.some(({ data, error }) => data === undefined && error === undefined);
  const isWhole = lists.every(({ data, error }) => error === undefined && data?.isWhole === true);
  return (
    <div className={styles['work']}>
      <section className={styles['box']}>
        <h2>{t('To do')}</h2>
        <ToDo
          applications={applications}
          findings={findings}
          isReading={isReading}
          isLookingThrough={isLookingThrough}
          isWhole={isWhole}
        />
        <SlowConnection endpoint={newMembers.isFetching ? 'newMembers' : 'members'} />
        <ListError
          query={newMembers}
          failedText={t('The applications could not be loaded.')}
          partText={t('Some applications could not be loaded, so they are not counted here.')}
        />
        <ListError
          query={members}
          failedText={t('The members could not be loaded.')}
          partText={t('Some members could not be loaded, so they are not counted here.')}
        />
      </section>
      {applications !== null && rows !== undefined && rows.length > 0 && (
        <section className={styles['box']}>
          <h2>{t('Applications')}</h2>
          <ApplicationsBar byState={applications.byState} />
        </section>
      )}
    </div>
  );
}

interface ListErrorProps {
  readonly query: QueryResult<FirmList<Member | NewMember>>;
  readonly failedText: string;
  readonly partText: string;
}

/** Reports a list that failed or is incomplete, in a plain line, since the cards above matter more. */
function ListError({ query, failedText, partText }: ListErrorProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = query;
  if (error === undefined && data?.isWhole !== false) return null;
  return (
    <p className={styles['trouble']}>
      <span>{error === undefined ? partText : failedText}</span>
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
  );
}

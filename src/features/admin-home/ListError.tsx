import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import type { FirmList, Member, NewMember } from '../../domain/member';
import type { QueryResult } from '../../ui/QueryState';
import styles from './OfficeTasks.module.css';

interface ListErrorProps {
  readonly query: QueryResult<FirmList<Member | NewMember>>;
  readonly failedText: string;
  readonly partText: string;
}

/** Reports a list that failed or is incomplete, in a plain line, since the cards above matter more. */
export function ListError({ query, failedText, partText }: ListErrorProps) {
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

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useConfig } from '../../config/ConfigContext';
import type { MemberPath } from '../../config/paths';
import { failureOf, statusOf } from '../../domain/failure';
import type { FirmList, Member, NewMember } from '../../domain/member';
import { Notice } from '../../ui/Notice';
import { Content } from '../../ui/Content';
import { QueryState } from '../../ui/QueryState';
import type { Column } from '../../ui/table/Column';
import { DataTable } from '../../ui/table/DataTable';
import type { ExportedList } from './exportedLists';
import { ExportViewButton } from './ExportViewButton';
import { MemberDetailsDialog } from './MemberDetailsDialog';
import { Button } from '../../ui/Button';
import styles from './members.module.css';
import { ReloadButton } from './ReloadButton';
import { useUpdated } from './useUpdated';

interface MemberListProps<Firm> {
  readonly heading: string;
  readonly failedText: string;
  /** How many could be read of how many, where the list did not come whole. */
  readonly partText: (shown: number, total: number | null) => string;
  readonly query: {
    readonly data?: FirmList<Firm> | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly columns: readonly Column<Firm>[];
  /** What a file of the rows shown holds. */
  readonly exported: ExportedList<Firm>;
  readonly tools?: ReactNode;
  /** The firm whose Member Details are open. */
  readonly detailed: Firm | null;
  /** The screen that edits a firm of this list. */
  readonly edit: MemberPath;
  readonly onCloseDetails: () => void;
}

const idOf = ({ id }: Member | NewMember) => id;

/** What both lists of the office share: the table, its states, and the Member Details. */
export function MemberList<Firm extends Member | NewMember>({
  heading,
  failedText,
  partText,
  query,
  columns,
  exported,
  tools,
  detailed,
  edit,
  onCloseDetails,
}: MemberListProps<Firm>) {
  const { t } = useTranslation();
  const { sendTokenOnLists } = useConfig();
  const updated = useUpdated();
  // Without a token the lists are for strangers too: no second try opens one that is closed to them (faults).
  const closed = !sendTokenOnLists && statusOf(failureOf(query.error)) === 401;
  return (
    <Content heading={heading} tools={tools}>
      {updated?.back != null && (
        <p className={styles['back']}>
          <Link to={updated.back} state={{ changed: updated.changed, back: null }}>
            {t('Back to New Registration')}
          </Link>
        </p>
      )}
      <QueryState
        query={query}
        failedText={failedText}
        hopelessText={
          closed
            ? t(
                'The service gives this list to nobody without a sign-in. Whoever set the portal up has to set "sendTokenOnLists" to true in config.json.',
              )
            : null
        }
      >
        {({ rows, total, isWhole }) => (
          <>
            {!isWhole && <PartOfList text={partText(rows.length, total)} query={query} />}
            <DataTable
              label={heading}
              rows={rows}
              columns={columns}
              recordOf={idOf}
              marked={updated?.changed ?? null}
              tools={(view) => (
                <>
                  <ReloadButton query={query} />
                  <ExportViewButton view={view} list={exported} />
                </>
              )}
            />
          </>
        )}
      </QueryState>
      {detailed !== null && (
        <MemberDetailsDialog
          member={detailed}
          members={query.data?.rows}
          loading={query.isFetching}
          edit={edit}
          onClose={onCloseDetails}
        />
      )}
    </Content>
  );
}

interface PartOfListProps {
  readonly text: string;
  readonly query: Pick<MemberListProps<Member>['query'], 'isFetching' | 'refetch'>;
}

/** The service gives its list in pages, and not all of them came: rows that are missing must not look as if there were none. */
function PartOfList({ text, query: { isFetching, refetch } }: PartOfListProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['part']}>
      <Notice
        kind="warning"
        role="status"
        title={text}
        description={t('The others could not be read: search, export and numbers leave them out.')}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('Retry')}
          </Button>
        }
      />
    </div>
  );
}

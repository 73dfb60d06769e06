import { ReloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { selectIsBulkRunning } from '../../api/once';
import { useAppSelector } from '../../api/state';
import { useConfig } from '../../config/ConfigContext';
import { type ListName, lists } from '../../config/paths';
import { failureOf, statusOf } from '../../domain/failure';
import type { FirmList, Member, NewMember } from '../../domain/member';
import { useTranslation } from '../../i18n/translation';
import { AsOf } from '../../ui/AsOf';
import { Content } from '../../ui/Content';
import { useLazyDialog } from '../../ui/dialogs/useLazyDialog';
import type { Filter } from '../../ui/FirmTable/Filter';
import type { FirmColumn } from '../../ui/FirmTable/FirmColumn';
import { FirmTable } from '../../ui/FirmTable/FirmTable';
import { viewQueryOf } from '../../ui/FirmTable/useTableState';
import { type QueryResult, QueryState } from '../../ui/QueryState';
import type { ExportedList } from './exportedLists';
import { ExportViewButton } from './ExportViewButton';
import { DUPLICATES } from './filters';
import type MemberDetailsDialog from './MemberDetailsDialog';
import styles from './members.module.css';
import { type AnyFirm, BULK_RUN_KINDS, bulkRuns, type BulkRunTask } from './bulkRun/bulkRun';
import type BulkRunDialog from './bulkRun/BulkRunDialog';
import { useListArrival } from './useListArrival';
import { SavedViews } from './SavedViews';
import { type BothLists, BothListsContext, DuplicateGroups } from './duplicates/DuplicateGroups';

interface MemberListProps<Firm extends AnyFirm> {
  readonly name: ListName;
  readonly heading: string;
  readonly failedText: string;
  readonly partText: (shown: number, total: number | null) => string;
  readonly query: QueryResult<FirmList<Firm>>;
  /** The answer as shown: frozen during a bulk run (rule Q3). */
  readonly list: FirmList<Firm> | null;
  readonly bothLists: BothLists;
  /** Memoized, and so are the filters. */
  readonly columns: readonly FirmColumn<Firm>[];
  readonly filters: readonly Filter<Firm>[];
  readonly exported: ExportedList<Firm>;
  readonly tools: ReactNode;
  readonly details: ReturnType<typeof useMemberDetails<Firm>>;
}

interface BulkRunSelection {
  readonly task: BulkRunTask;
  readonly firms: readonly AnyFirm[];
}

const loadDetails = () => import('./MemberDetailsDialog');

/** The Member Details of a list, opened by the firm's name (rule F7). */
export function useMemberDetails<Firm>() {
  return useLazyDialog<Firm, ComponentProps<typeof MemberDetailsDialog>>(
    loadDetails,
    'Member Details',
  );
}

/** Freezes a value during a bulk run, so that rows keep their places (rule Q3). A first value still arrives. */
export function useFrozenDuringRun<T>(value: T): T {
  const shown = useAppSelector(
    (state) => ({ value, runs: selectIsBulkRunning(state) }),
    // A new value that counts as equal is ignored.
    (before, now) => (now.runs && before.value != null) || before.value === now.value,
  );
  return shown.value;
}

const loadBulkRun = () => import('./bulkRun/BulkRunDialog');

const duplicatesAbove = (filter: string, rows: readonly AnyFirm[]) =>
  filter === DUPLICATES && <DuplicateGroups rows={rows} />;

/** The common part of both lists: the table, its states, bulk runs, and the Member Details. */
export function MemberList<Firm extends Member | NewMember>(props: MemberListProps<Firm>) {
  const { name, heading, query, list, details, tools } = props;
  const { t } = useTranslation();
  const { sendTokenOnLists } = useConfig();
  const { updated, areAllChosen, onRowsShown } = useListArrival();
  const [toolsContainer, setToolsContainer] = useState<HTMLElement | null>(null);
  const {
    opened: bulkRun,
    isLoading: isBulkRunLoading,
    open: openBulkRun,
    close: closeBulkRun,
  } = useLazyDialog<BulkRunSelection, ComponentProps<typeof BulkRunDialog>>(
    loadBulkRun,
    'Nothing was sent',
  );
  const kinds = BULK_RUN_KINDS.filter((kind) => bulkRuns[kind].lists.includes(name));
  const refetchProps = {
    loading: query.isFetching,
    'aria-busy': query.isFetching,
    onClick: () => void query.refetch(),
  };
  // Without a token the lists are public, so a retry does not help if this one is not (faults).
  const isForbidden = !sendTokenOnLists && statusOf(failureOf(query.error)) === 401;
  return (
    <BothListsContext value={props.bothLists}>
      <Content
        hasSheet={query.error === undefined}
        heading={heading}
        count={query.data?.rows.length}
        age={<AsOf at={query.fulfilledTimeStamp} />}
        tools={
          <>
            <span ref={setToolsContainer} className={styles['tools']} />
            {tools}
          </>
        }
      >
        {updated?.back != null && (
          <p className={styles['back']}>
            <Link to={updated.back} state={{ ...updated, back: null }} preventScrollReset>
              {t('Back to New Registration')}
            </Link>
          </p>
        )}
        <QueryState
          query={query}
          failedText={props.failedText}
          hopelessText={
            isForbidden
              ? t(
                  'The server does not give this list without a login. Ask the person who set up the portal to set "sendTokenOnLists" to true in config.json.',
                )
              : null
          }
        />
        {list !== null && (
          <>
            {/* The service sends the list in pages: a failed page must not look as if its rows did not exist. */}
            {!list.isWhole && (
              <Alert
                type="warning"
                role="status"
                showIcon
                className={styles['part'] ?? ''}
                title={props.partText(list.rows.length, list.total)}
                description={t(
                  'The rest could not be loaded. Search, export and counts do not include them.',
                )}
                action={<Button {...refetchProps}>{t('Retry')}</Button>}
              />
            )}
            <FirmTable
              label={heading}
              rows={list.rows}
              columns={props.columns}
              filters={props.filters}
              marked={updated?.changed ?? null}
              onRowsShown={onRowsShown}
              areAllChosen={areAllChosen}
              renderActions={(firms, onArrival) =>
                kinds.map((kind) => (
                  <Button
                    key={kind}
                    // The loading sign takes the icon's place, so that no button moves.
                    icon={bulkRuns[kind].icon}
                    danger={kind === 'delete'}
                    disabled={firms.length === 0}
                    loading={isBulkRunLoading}
                    aria-busy={isBulkRunLoading}
                    onClick={() => openBulkRun({ task: { kind, list: name }, firms }, onArrival)}
                  >
                    {t(bulkRuns[kind].title)}
                  </Button>
                ))
              }
              renderAbove={duplicatesAbove}
              screenTools={tools}
              toolsContainer={toolsContainer}
              renderViews={(state, onOpen) => (
                <SavedViews list={name} query={viewQueryOf(state)} onOpen={onOpen} />
              )}
              renderTools={(view) => (
                <>
                  {/* The provider registers payments on its own, so the office refreshes when it wants to know. */}
                  <Button icon={<ReloadOutlined aria-hidden />} {...refetchProps}>
                    {t('Refresh')}
                  </Button>
                  <ExportViewButton rows={view} list={props.exported} />
                </>
              )}
            />
          </>
        )}
        {bulkRun !== null && (
          <bulkRun.Dialog
            key={bulkRun.number}
            {...bulkRun.subject}
            onClose={closeBulkRun}
            onRunRemaining={(firms) => openBulkRun({ ...bulkRun.subject, firms })}
          />
        )}
        {details.opened !== null && (
          <details.opened.Dialog
            key={details.opened.number}
            member={details.opened.subject}
            members={query.data?.rows}
            loading={query.isFetching}
            edit={lists[name].edit}
            onClose={details.close}
          />
        )}
      </Content>
    </BothListsContext>
  );
}

import { ReloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useConfig } from '../../config/ConfigContext';
import { readUpdate } from '../../config/visits';
import { type ListName, lists } from '../../config/paths';
import { failureOf, statusOf } from '../../domain/failure';
import type { Member, NewMember } from '../../domain/member';
import { useTranslation } from '../../i18n/translation';
import { Content } from '../../ui/Content';
import { lateDialog, useOpened } from '../../ui/lateDialog';
import { focusFirst } from '../../ui/focus';
import type { FirmColumn } from '../../ui/FirmTable/FirmColumn';
import { FirmTable } from '../../ui/FirmTable/FirmTable';
import { QueryState, AsOf } from '../../ui/QueryState';
import { useImportDialog } from './import/useImportDialog';
import type { BulkRunDialogProps } from './bulkRun/BulkRunDialog';
import { type AnyFirm, BULK_RUN_KINDS, bulkRuns, hasId } from './bulkRun/bulkRun';
import { DuplicateGroups } from './duplicates/DuplicateGroups';
import { DUPLICATES } from './filters';
import type { Filter } from './list/FirmOrder';
import { ListFoot } from './list/ListFoot';
import { ListLine } from './list/ListLine';
import { ListTools, type ListTool } from './list/ListTools';
import styles from './list/list.module.css';
import { useFirmList } from './list/useFirmList';
import { useListArrival } from './list/useListArrival';
import type { Office } from './useOffice';
import { useExport } from './useExport';

interface OfficeListProps<Firm extends AnyFirm> {
  readonly name: ListName;
  readonly heading: string;
  readonly failedText: string;
  readonly partText: (shown: number, total: number | null) => string;
  readonly office: Office<Firm>;
  /** Memoized, and so are the filters. */
  readonly columns: readonly FirmColumn<Firm>[];
  readonly filters: readonly Filter<Firm>[];
  /** The name of the exported file, without extension. */
  readonly fileName: string;
  readonly ownTools?: readonly ListTool[];
  /** The Member Details, opened by the firm's name. */
  readonly details: ReturnType<typeof useOpened<Firm>>;
}

const MemberDetailsDialog = lateDialog(() => import('./MemberDetailsDialog'), 'Member Details');
const BulkRunDialog = lateDialog(() => import('./bulkRun/BulkRunDialog'), 'Nothing was sent');

const NO_ROWS: readonly never[] = [];

/** A list of the office: heading with tools, search and filters, the rows, and the dialogs that it opens. */
export function OfficeList<Firm extends Member | NewMember>(props: OfficeListProps<Firm>) {
  const { name, heading, office, columns, filters, details, partText } = props;
  const { query, rows } = office;
  const { data } = query;
  const { t } = useTranslation();
  const { sendTokenOnLists } = useConfig();
  const arrivesAt = readUpdate(useLocation().state)?.changed ?? null;
  const list = useFirmList<Firm>({ rows: rows ?? NO_ROWS, columns, filters, arrivesAt });
  const updated = useListArrival(rows !== null, list.address, () => list.choose(list.view, true));
  const line = useRef<HTMLDivElement>(null);
  const importing = useImportDialog();
  const bulkRun = useOpened<Pick<BulkRunDialogProps, 'task' | 'firms'>>();
  const run = bulkRun.opened;
  const chosen: readonly AnyFirm[] = list.chosenRows;
  const exporting = useExport(list.view, columns, props.fileName);
  const refetch = () => void query.refetch();
  // Without a token the lists are public, so a retry does not help if this one is not (faults).
  const isForbidden = !sendTokenOnLists && statusOf(failureOf(query.error)) === 401;
  const showing = t('Showing {{from}} to {{to}} of {{total}} entries', {
    from: list.view.length === 0 ? 0 : list.first + 1,
    to: list.first + list.shown.length,
    total: list.view.length,
  });
  const tools: readonly ListTool[] = [
    // The provider registers payments on its own, so the office refreshes when it wants to know.
    {
      key: 'refresh',
      text: t('Refresh'),
      icon: <ReloadOutlined aria-hidden />,
      isBusy: query.isFetching,
      onPress: refetch,
    },
    exporting,
    ...(props.ownTools ?? []),
    {
      key: 'import',
      text: t('Import'),
      isBusy: importing.isLoading,
      onPress: () => importing.open(name),
    },
  ];
  return (
    <Content
      isList
      heading={heading}
      count={rows?.length}
      age={<AsOf at={query.fulfilledTimeStamp} />}
      tools={<ListTools tools={tools} />}
    >
      {updated?.back != null && (
        <p>
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
      {data !== undefined && (
        <div className={styles['list']}>
          {/* The service sends the list in pages: a failed page must not look as if its rows did not exist. */}
          {!data.isWhole && (
            <Alert
              type="warning"
              role="status"
              showIcon
              style={{ marginBlockEnd: '1rem' }}
              title={partText(data.rows.length, data.total)}
              description={t(
                'The rest could not be loaded. Search, export and counts do not include them.',
              )}
              action={
                <Button loading={query.isFetching} aria-busy={query.isFetching} onClick={refetch}>
                  {t('Retry')}
                </Button>
              }
            />
          )}
          <ListLine
            ref={line}
            name={name}
            list={list}
            columns={columns}
            isBusy={bulkRun.isLoading}
            showing={showing}
            actions={BULK_RUN_KINDS.filter((kind) => bulkRuns[kind].lists.includes(name)).map(
              (kind) => ({
                key: kind,
                text: t(bulkRuns[kind].title),
                icon: bulkRuns[kind].icon,
                isDanger: kind === 'delete',
                onPress: () =>
                  bulkRun.open({ task: { kind, list: name }, firms: chosen.filter(hasId) }),
              }),
            )}
          />
          {list.filter?.key === DUPLICATES && (
            <DuplicateGroups
              rows={list.shown}
              duplicates={office.duplicates}
              other={office.other}
            />
          )}
          <FirmTable
            label={heading}
            columns={columns}
            list={list}
            marked={updated?.changed ?? null}
            emptyText={
              list.filter?.holds === null
                ? t('Still checking the lists…')
                : t('No matching records found')
            }
            onGoToActions={() => {
              if (list.chosenRows.length > 0)
                focusFirst(
                  line.current?.querySelector('[data-actions] button') ?? null,
                  line.current?.querySelector('[aria-haspopup="dialog"]') ?? null,
                );
            }}
          />
          <ListFoot list={list} showing={showing} />
        </div>
      )}
      {importing.dialog}
      {run !== null && (
        <BulkRunDialog
          key={run.key}
          {...run.subject}
          onClose={bulkRun.close}
          onRunRemaining={(firms) => bulkRun.open({ ...run.subject, firms })}
        />
      )}
      {details.opened !== null && (
        <MemberDetailsDialog
          key={details.opened.key}
          member={details.opened.subject}
          members={data?.rows}
          loading={query.isFetching}
          edit={lists[name].edit}
          onClose={details.close}
        />
      )}
    </Content>
  );
}

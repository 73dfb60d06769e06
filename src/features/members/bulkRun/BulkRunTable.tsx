import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { AnyFirm } from './bulkRunTypes';
import styles from './bulkRun.module.css';

interface FirmRow {
  readonly key: number | string;
  readonly firm: AnyFirm;
}

interface BulkRunColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly render: (row: Row, place: number) => ReactNode;
}

interface BulkRunTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly BulkRunColumn<Row>[];
  /** Shown if not all rows are, instead of the number of further ones. */
  readonly rest?: string;
}

/** antd makes a table a live region, which is read aloud with each change. */
const SILENT = { spinning: false, 'aria-live': 'off' };
/** Further firms are only counted. */
export const MAX_ROWS = 200;

/** Firms in a scrolling box. The mobile distinguishes firms with the same name. */
export function BulkRunTable<Row extends FirmRow>(props: BulkRunTableProps<Row>) {
  const { label, rows, columns, rest } = props;
  const { t } = useTranslation();
  const name: BulkRunColumn<Row> = {
    key: 'name',
    title: t('Firm Name'),
    render: ({ firm }) => (
      <>
        <bdi translate="no">{firm.name || '-'}</bdi> <small translate="no">{firm.mobile}</small>
      </>
    ),
  };
  return (
    <>
      <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
        <Table<Row>
          size="small"
          pagination={false}
          loading={SILENT}
          dataSource={rows.slice(0, MAX_ROWS)}
          columns={[name, ...columns].map(({ key, title, render }) => ({
            key,
            // In elements of their own, since a translator may replace text nodes (rule F15).
            title: <span>{title}</span>,
            render: (_, row, place) => render(row, place),
          }))}
        />
      </div>
      {rows.length > MAX_ROWS && (
        <p>{rest ?? t('and {{count}} more', { count: rows.length - MAX_ROWS })}</p>
      )}
    </>
  );
}

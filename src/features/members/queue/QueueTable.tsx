import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { ListedFirm } from './Queue';
import styles from './queue.module.css';

interface FirmRow {
  readonly key: number | string;
  readonly firm: ListedFirm;
}

interface QueueColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly render: (row: Row, place: number) => ReactNode;
}

interface QueueTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Beside the firm. */
  readonly columns: readonly QueueColumn<Row>[];
  /** Stands below where not all rows are drawn, in place of how many are left. */
  readonly rest?: string;
}

/** So many firms are drawn; the others are counted. */
export const DRAWN = 200;

/** Firms in a box that scrolls. The mobile number tells two firms of the same name apart. */
export function QueueTable<Row extends FirmRow>(props: QueueTableProps<Row>) {
  const { label, rows, columns, rest } = props;
  const { t } = useTranslation();
  const name: QueueColumn<Row> = {
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
          dataSource={rows.slice(0, DRAWN)}
          columns={[name, ...columns].map(({ key, title, render }) => ({
            key,
            // Elements of their own: a translator may put another node in the place of a text (rule F15).
            title: <span>{title}</span>,
            render: (_, row, place) => render(row, place),
          }))}
        />
      </div>
      {rows.length > DRAWN && (
        <p>{rest ?? t('and {{count}} more', { count: rows.length - DRAWN })}</p>
      )}
    </>
  );
}

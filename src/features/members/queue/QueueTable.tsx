import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import styles from './queue.module.css';

interface FirmRow {
  readonly key: number | string;
  readonly name: string;
  readonly mobile: string;
}

export interface QueueColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly render: (row: Row, place: number) => ReactNode;
}

interface QueueTableProps<Row extends FirmRow> {
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
export function QueueTable<Row extends FirmRow>({
  label,
  rows,
  columns,
  rest,
}: QueueTableProps<Row>) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
        <Table<Row>
          size="small"
          pagination={false}
          dataSource={rows.slice(0, DRAWN)}
          columns={[
            {
              key: 'name',
              title: t('Firm Name'),
              render: ({ name, mobile }: Row) => (
                <>
                  <bdi translate="no">{name || '-'}</bdi> <small translate="no">{mobile}</small>
                </>
              ),
            },
            ...columns,
          ].map(({ title, render, ...column }) => ({
            ...column,
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

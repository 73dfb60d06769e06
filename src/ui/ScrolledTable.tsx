import { Table, type TableProps } from 'antd';
import type { Ref } from 'react';

interface ScrolledTableProps<Row> extends TableProps<Row> {
  readonly ref?: Ref<HTMLDivElement>;
  readonly label: string;
}

/** antd makes a table a live region, which is read aloud with each change. */
const SILENT = { spinning: false, 'aria-live': 'off' };

/** antd's Table without pages, in a region that scrolls, also with the arrow keys; `className` is that of the region. */
export function ScrolledTable<Row extends object>(props: ScrolledTableProps<Row>) {
  const { ref, label, className, ...table } = props;
  return (
    <div ref={ref} className={className} role="region" aria-label={label} tabIndex={0}>
      <Table<Row>
        size="small"
        loading={SILENT}
        rowHoverable={false}
        pagination={false}
        {...table}
      />
    </div>
  );
}

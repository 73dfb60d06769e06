import { useTranslation } from '../../i18n/translation';
import type { FirmTableProps, TableFirm } from './FirmColumn';
import styles from './FirmTable.module.css';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';

/** The rows of a list: a table, or cards where its columns have no room (product §2 item 9). */
export function FirmTable<Row extends TableFirm>(props: FirmTableProps<Row>) {
  const { label, columns, list } = props;
  const { t } = useTranslation();
  return (
    <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']} aria-rowcount={list.view.length + 1}>
        <caption className="visually-hidden">{label}</caption>
        <TableHead t={t} columns={columns} list={list} />
        <TableBody t={t} {...props} />
      </table>
    </div>
  );
}

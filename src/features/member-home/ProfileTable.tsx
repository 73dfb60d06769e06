import { Card } from 'antd';
import { useId } from 'react';
import { Details } from './Details';
import styles from './cards.module.css';

interface ProfileTableProps {
  readonly heading: string;
  /** Shown if the service gave no row. */
  readonly empty: string;
  readonly columns: readonly string[];
  /** One text per column; an empty one is shown as "-". */
  readonly rows: readonly (readonly string[])[];
}

export function ProfileTable({ heading, empty, columns, rows }: ProfileTableProps) {
  const id = useId();
  // The narrower tables share a row on a tablet, where an email address needs half the width.
  const isWide = columns.length > 3;
  return (
    <Card role="region" aria-labelledby={id} className={isWide ? (styles['wide'] ?? '') : ''}>
      <h2 id={id} className={styles['heading']}>
        {heading}
      </h2>
      {rows.length === 0 && <span>{empty}</span>}
      <div className={styles['rows']}>
        {rows.map((row, index) => (
          <Details
            // The service gives these rows no id, and their order never changes.
            key={index}
            column={{ xs: 1, sm: 2, md: isWide ? 2 : 1, lg: columns.length > 2 ? 3 : 1 }}
            details={columns.map((label, cell) => ({ label, text: row[cell] || '-' }))}
          />
        ))}
      </div>
    </Card>
  );
}

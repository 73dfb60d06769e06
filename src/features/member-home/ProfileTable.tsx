import { Card } from 'antd';
import { useId } from 'react';
import { Details } from './Details';
import styles from './cards.module.css';

interface ProfileTableProps {
  readonly heading: string;
  /** Stands where the service gave no row. */
  readonly empty: string;
  readonly columns: readonly string[];
  /** One text per column; an empty one shows as "-". */
  readonly rows: readonly (readonly string[])[];
}

/** What the service says under one heading, row by row. */
export function ProfileTable({ heading, empty, columns, rows }: ProfileTableProps) {
  const id = useId();
  // The others stand two in a row on a tablet, and an e-mail address needs the half.
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
            // The service gives these rows no id, and they never change places.
            key={index}
            column={{ xs: 1, sm: 2, md: isWide ? 2 : 1, lg: columns.length > 2 ? 3 : 1 }}
            details={columns.map((label, cell) => ({ label, text: row[cell] || '-' }))}
          />
        ))}
      </div>
    </Card>
  );
}

import { useId } from 'react';
import styles from './ProfileTable.module.css';

interface ProfileTableProps {
  readonly heading: string;
  /** Stands where the service gave no row. */
  readonly empty: string;
  readonly columns: readonly string[];
  /** One text per column; an empty one shows as "-". */
  readonly rows: readonly (readonly string[])[];
}

/** A small table that only shows; on a phone each row becomes a card. */
export function ProfileTable({ heading, empty, columns, rows }: ProfileTableProps) {
  const id = useId();
  return (
    <section className={styles['section']}>
      <h2 id={id}>{heading}</h2>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // The service gives these rows no id, and they never change places.
              <tr key={index}>
                {columns.map((column, cell) => (
                  <td key={column} data-label={column} translate="no">
                    {row[cell] === '' ? '-' : row[cell]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

import { useTranslation } from '../../i18n/translation';
import { Fragment } from 'react';
import styles from './AdminHomePage.module.css';
import { type ApplicationStats, firmCount, STATES } from './officeNumbers';

/** The number of applications per state: a bar with patterns, a legend, and a table for screen readers. */
export function ApplicationsBar({ counts }: Pick<ApplicationStats, 'counts'>) {
  const { t } = useTranslation();
  const states = STATES.filter((state) => counts[state] > 0);
  return (
    <>
      <div className={styles['bar']} aria-hidden="true">
        {states.map((state) => (
          <div
            key={state}
            className={`${styles['mark']} ${styles[state]}`}
            style={{ flexGrow: counts[state] }}
          />
        ))}
      </div>
      <p aria-hidden="true">
        {states.map((state, place) => (
          <Fragment key={state}>
            {place > 0 && <span> · </span>}
            <span className={styles['entry']}>
              <span className={`${styles['mark']} ${styles[state]}`} />
              <span>{[counts[state], t(state)].join(' ')}</span>
            </span>
          </Fragment>
        ))}
      </p>
      <table className="visually-hidden">
        <caption>{t('Applications by payment status')}</caption>
        <tbody>
          {states.map((state) => (
            <tr key={state}>
              <th scope="row">{t(state)}</th>
              <td>{firmCount(t, counts[state])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

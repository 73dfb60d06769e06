import { type TFunction, useTranslation } from '../../i18n/translation';
import { Fragment } from 'react';
import type { PaymentStatusKind } from '../../domain/paymentStatus';
import { type ApplicationStats, firmCount, STATES } from './applicationStats';
import styles from './ApplicationsBar.module.css';

function stateWord(t: TFunction, state: PaymentStatusKind): string {
  switch (state) {
    case 'pending':
      return t('pending');
    case 'paid':
      return t('paid');
    case 'done':
      return t('done');
    case 'other':
      return t('other');
  }
}

/** The number of applications per state: a bar with patterns, a legend, and a table for screen readers. */
export function ApplicationsBar({ byState }: Pick<ApplicationStats, 'byState'>) {
  const { t } = useTranslation();
  const states = STATES.filter((state) => byState[state] > 0);
  return (
    <>
      <div className={styles['bar']} aria-hidden="true">
        {states.map((state) => (
          <div
            key={state}
            className={`${styles['mark']} ${styles[state]}`}
            style={{ flexGrow: byState[state] }}
          />
        ))}
      </div>
      <p className={styles['legend']} aria-hidden="true">
        {states.map((state, place) => (
          <Fragment key={state}>
            {place > 0 && <span> · </span>}
            <span className={styles['entry']}>
              <span className={`${styles['mark']} ${styles[state]}`} />
              <span>{[byState[state], stateWord(t, state)].join(' ')}</span>
            </span>
          </Fragment>
        ))}
      </p>
      <table className="visually-hidden">
        <caption>{t('Applications by payment status')}</caption>
        <tbody>
          {states.map((state) => (
            <tr key={state}>
              <th scope="row">{stateWord(t, state)}</th>
              <td>{firmCount(t, byState[state])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

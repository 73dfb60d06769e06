import { useTranslation } from '../../../i18n/useTranslation';
import { saveFile } from '../../../ui/saveFile';
import { Button } from '../../../ui/plain/Button';
import { DOWNLOAD_ICON } from '../../../ui/icons';
import type { Plan } from './planQueue';
import type { Outcome, ToldEnd, QueueKind } from './Queue';
import styles from './queue.module.css';
import { accountCsv, accountFileName, accountRows } from './accountRows';
import { QueueTally } from './QueueTally';
import { endText } from './queueTexts';
import { takeFocus } from './takeFocus';
import { useNumbers } from './useNumbers';

interface QueueAccountProps {
  readonly kind: QueueKind;
  readonly plan: Plan;
  readonly outcomes: readonly Outcome[];
  readonly end: ToldEnd;
}

/** So many are drawn; the file has them all. */
const SHOWN = 200;

/** How it ended, firm by firm (rule Q5). */
export function QueueAccount({ kind, plan, outcomes, end }: QueueAccountProps) {
  const { t } = useTranslation();
  const numbers = useNumbers(kind === 'number');
  const rows = accountRows(t, { kind, plan, outcomes, numbers });
  return (
    <>
      <p ref={takeFocus} tabIndex={-1}>
        {endText(t, end)}
      </p>
      <QueueTally kind={kind} plan={plan} outcomes={outcomes} />
      <div className={styles['account']} role="region" aria-label={t('Account')} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{t('What became of each firm')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Firm Name')}</th>
              {kind === 'number' && <th scope="col">{t('Membership No.')}</th>}
              <th scope="col">{t('Outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row, place) => (
              <tr key={`${row.id} ${place}`}>
                <td>
                  <bdi translate="no">{row.name || '-'}</bdi>
                </td>
                {kind === 'number' && <td translate="no">{row.number || '-'}</td>}
                <td>
                  <span>{row.outcome}</span>
                  {row.detail !== '' && <small>{row.detail}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > SHOWN && (
        <p>
          {t('{{shown}} of {{count}} are shown; the file has them all.', {
            shown: SHOWN,
            count: rows.length,
          })}
        </p>
      )}
      <p>
        <Button
          icon={DOWNLOAD_ICON}
          onClick={() => saveFile(accountCsv(t, rows), accountFileName(kind, new Date()))}
        >
          {t('Save as CSV')}
        </Button>
      </p>
    </>
  );
}

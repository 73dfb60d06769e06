import { Alert, Button, Flex, Result, Statistic } from 'antd';
import { useNavigate } from 'react-router';
import { type ListName, lists, paths } from '../../config/paths';
import { newFirmsAddress } from '../../config/recentVisit';
import { serviceText } from '../../i18n/serviceText';
import { useTranslation } from '../../i18n/translation';
import { useStored } from '../../session/localStore';
import { recentChanges } from '../../session/recentChanges';
import { saveFile } from '../../ui/saveFile';
import { MAX_SHOWN } from './importReport';
import type { SentImport } from './importReducer';
import { sentCount, tallyOf } from './importTally';

interface ImportReportProps {
  readonly list: ListName;
  readonly sent: SentImport;
  readonly onShowFirms: () => void;
}

/** The result for all rows sent: sent = inserted + updated + failed + unaccounted. */
export function ImportReport({ list, sent, onShowFirms }: ImportReportProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { result, rows, report } = sent;
  const tally = tallyOf(result, rows);
  const { failed, unaccounted } = tally;
  const counts = [
    [t('Rows sent'), tally.sent],
    [t('Inserted'), tally.inserted],
    [t('Updated'), tally.updated],
    [t('Failed'), failed === 0 && tally.sent === null ? null : failed],
    [t('Not accounted for'), unaccounted === 0 ? null : unaccounted],
  ] as const;
  const mobiles = report?.mobiles ?? [];
  /** The portal has no rows of the file, so there is no report. */
  const isUnread = sentCount(rows) === null;
  const { entries } = useStored(recentChanges);
  // Kept before the file was sent; until the list has been read, the address has no upper end.
  const [line] = entries.filter((each) => each.kind === 'imported' && each.list === list);
  const goTo = (address: string) => {
    onShowFirms();
    void navigate(address);
  };
  const query = new URLSearchParams({ q: mobiles.join(' ') });
  return (
    <>
      <Result
        status={failed === 0 && unaccounted === 0 ? 'success' : 'warning'}
        styles={{ root: { padding: 0 }, icon: { margin: 0 } }}
        title={<span id="import-end">{serviceText(result.message ?? t('Import completed.'))}</span>}
        subTitle={
          <Flex id="import-counts" wrap gap="small" justify="center">
            {counts.map(([title, value]) =>
              value === null ? null : (
                <Statistic
                  key={title}
                  style={{ minWidth: '4.5rem' }}
                  title={<span role="term">{title}</span>}
                  value={value}
                  formatter={(count) => <span role="definition">{count}</span>}
                />
              ),
            )}
          </Flex>
        }
        extra={
          (report !== null || isUnread) && (
            <>
              {mobiles.length > 0 && mobiles.length <= MAX_SHOWN && (
                <Button onClick={() => goTo(`${lists[list].screen}?${query.toString()}`)}>
                  {t('Show these firms')}
                </Button>
              )}
              {line?.kind === 'imported' && line.above !== null && (
                <Button onClick={() => goTo(newFirmsAddress(line))}>{t('Show new firms')}</Button>
              )}
              {report !== null && (
                <Button onClick={() => saveFile(report.csv, 'import_account.csv')}>
                  {t('Save as CSV')}
                </Button>
              )}
              <Button type="link" onClick={() => goTo(paths.recentChanges)}>
                {t('Recent changes')}
              </Button>
            </>
          )
        }
      />
      {unaccounted === null && (
        <Alert
          type="warning"
          title={t(
            'The server reports more rows than the portal found in the file. It may have counted blank rows. Check the list.',
          )}
        />
      )}
    </>
  );
}

import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import { members } from '../../../api/members';
import type { MemberId } from '../../../domain/memberId';
import { useTranslation } from '../../../i18n/useTranslation';
import { csvText } from '../../../spreadsheet/csv/writeCsv';
import { saveFile } from '../../../ui/saveFile';
import type { FirmReport } from './planBulkRun';
import type { BulkRunKind } from './bulkRunTypes';
import { MAX_ROWS, BulkRunTable } from './BulkRunTable';
import { bulkRuns } from './bulkRuns';
import { resultDetail, resultTitle } from './bulkRunTexts';

interface BulkRunReportProps {
  readonly kind: BulkRunKind;
  readonly report: readonly FirmReport[];
}

/** The result of each firm, on the screen and as a file (rules Q5, I7). */
export function BulkRunReport({ kind, report }: BulkRunReportProps) {
  const { t } = useTranslation();
  const numbers = useMembershipNumbers();
  const rows = report.map(({ firm, result }, place) => ({
    key: `${firm.id} ${place}`,
    firm,
    number: (firm.id === null ? undefined : numbers.get(firm.id)) ?? firm.membership ?? '',
    result: resultTitle(t, kind, result.kind),
    detail: resultDetail(t, result),
  }));
  const save = () => {
    const lines = [
      [t('Firm Name'), t('Firm Mobile No'), t('Membership No.'), t('Result'), t('Details')],
      ...rows.map(({ firm, number, result, detail }) => [
        firm.name,
        firm.mobile,
        number,
        result,
        detail,
      ]),
    ];
    saveFile(
      new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' }),
      `${bulkRuns[kind].fileName}_${dayjs().format('YYYY-MM-DD')}.csv`,
    );
  };
  const number = {
    key: 'number',
    title: t('Membership No.'),
    render: (row: (typeof rows)[number]) => <span translate="no">{row.number || '-'}</span>,
  };
  return (
    <>
      <BulkRunTable
        label={t('Result for each firm')}
        rows={rows}
        columns={[
          ...(kind === 'number' ? [number] : []),
          {
            key: 'outcome',
            title: t('Result'),
            render: ({ result, detail }) => (
              <>
                <span>{result}</span> {detail !== '' && <small>{detail}</small>}
              </>
            ),
          },
        ]}
        rest={t('{{shown}} of {{count}} firms are shown. The file has them all.', {
          shown: MAX_ROWS,
          count: rows.length,
        })}
      />
      <Button icon={<DownloadOutlined aria-hidden />} onClick={save}>
        {t('Save as CSV')}
      </Button>
    </>
  );
}

/** The membership numbers in the lists, as far as they are loaded. */
function useMembershipNumbers(): ReadonlyMap<MemberId, string> {
  const { data: listed } = members.endpoints.members.useQueryState();
  const { data: applied } = members.endpoints.newMembers.useQueryState();
  return useMemo(() => {
    const numbers = new Map<MemberId, string>();
    for (const { id, membership } of [...(listed?.rows ?? []), ...(applied?.rows ?? [])])
      if (id !== null && membership !== null) numbers.set(id, membership);
    return numbers;
  }, [listed, applied]);
}

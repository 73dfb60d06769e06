import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { saveFile } from '../../../ui/saveFile';
import { accountCsv, accountFileName, type AccountRow, accountRows } from './accountRows';
import type { ToldEnd } from './Queue';
import { DRAWN, QueueTable } from './QueueTable';
import { QueueTally, type QueueTallyProps } from './QueueTally';
import { endText } from './queueTexts';
import { takeFocus } from './takeFocus';
import { useNumbers } from './useNumbers';

interface QueueAccountProps extends QueueTallyProps {
  readonly end: ToldEnd;
}

/** How it ended, firm by firm (rule Q5). */
export function QueueAccount({ end, ...props }: QueueAccountProps) {
  const { t } = useTranslation();
  const { kind } = props;
  const numbers = useNumbers(kind === 'number');
  const rows = accountRows(t, { ...props, numbers });
  const number = {
    key: 'number',
    title: t('Membership No.'),
    render: (row: AccountRow) => <span translate="no">{row.number || '-'}</span>,
  };
  return (
    <>
      <p ref={takeFocus} tabIndex={-1}>
        {endText(t, end)}
      </p>
      <QueueTally {...props} />
      <QueueTable
        label={t('What became of each firm')}
        rows={rows}
        columns={[
          ...(kind === 'number' ? [number] : []),
          {
            key: 'outcome',
            title: t('Outcome'),
            render: ({ outcome, detail }) => (
              <>
                <span>{outcome}</span> {detail !== '' && <small>{detail}</small>}
              </>
            ),
          },
        ]}
        rest={t('{{shown}} of {{count}} are shown; the file has them all.', {
          shown: DRAWN,
          count: rows.length,
        })}
      />
      <Button
        icon={<DownloadOutlined aria-hidden />}
        onClick={() => saveFile(accountCsv(t, rows), accountFileName(kind, new Date()))}
      >
        {t('Save as CSV')}
      </Button>
    </>
  );
}

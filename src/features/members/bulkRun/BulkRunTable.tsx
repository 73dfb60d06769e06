import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Flex, Statistic } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { members } from '../../../api/members';
import { type TextInHiJson, useTranslation } from '../../../i18n/translation';
import { csvText } from '../../../spreadsheet/csv/writeCsv';
import { DialogText } from '../../../ui/dialogs/Dialog';
import { saveFile } from '../../../ui/saveFile';
import { ScrolledTable } from '../../../ui/ScrolledTable';
import styles from './bulkRun.module.css';
import { type AnyFirm, type BulkRunKind, bulkRuns, type FirmReport, type Plan } from './bulkRun';
import { type BulkRunProblem, type FirmResult, PROBLEM_TEXTS, resultDetail } from './bulkRunTexts';

interface BulkRunTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Beside the firm's name: the title of each column, and its cell. */
  readonly columns?: readonly (readonly [title: string, cell: (row: Row) => ReactNode])[];
  /** Shown if not all rows are, instead of the number of further ones. */
  readonly rest?: string;
}

/** Further firms are only counted. */
const MAX_ROWS = 200;

/** Firms in a scrolling box. The mobile distinguishes firms with the same name. */
function BulkRunTable<Row extends { readonly firm: AnyFirm }>(props: BulkRunTableProps<Row>) {
  const { label, rows, columns = [], rest } = props;
  const { t } = useTranslation();
  const name = ({ firm }: Row) => (
    <>
      <bdi translate="no">{firm.name || '-'}</bdi> <small translate="no">{firm.mobile}</small>
    </>
  );
  return (
    <>
      <ScrolledTable<Row & { readonly key: number }>
        label={label}
        className={styles['scroll'] ?? ''}
        dataSource={rows.slice(0, MAX_ROWS).map((row, key) => ({ ...row, key }))}
        columns={[[t('Firm Name'), name] as const, ...columns].map(([title, cell]) => ({
          key: title,
          // In elements of their own, since a translator may replace text nodes.
          title: <span>{title}</span>,
          render: (_, row) => cell(row),
        }))}
      />
      {rows.length > MAX_ROWS && (
        <p>{rest ?? t('and {{count}} more', { count: rows.length - MAX_ROWS })}</p>
      )}
    </>
  );
}

interface BulkRunPlanProps {
  readonly kind: BulkRunKind;
  readonly plan: Plan;
  readonly problem: BulkRunProblem | null;
  readonly sendAgain: boolean;
  readonly onSendAgainChange: (again: boolean) => void;
}

/** The question before a run: which firms take part, and which are skipped, and why. */
export function BulkRunPlan(props: BulkRunPlanProps) {
  const { kind, plan, problem, sendAgain, onSendAgainChange } = props;
  const { todo, skipped } = plan;
  const { t } = useTranslation();
  const counts = { count: todo.length, skipped: skipped.length };
  const hasSent = skipped.some(
    ({ result }) => result.kind === 'skipped' && result.reason.kind === 'sentFromHere',
  );
  return (
    <>
      {problem !== null && (
        <Alert
          type="error"
          showIcon
          title={t(PROBLEM_TEXTS[problem].title)}
          description={t(PROBLEM_TEXTS[problem].advice)}
        />
      )}
      <DialogText>
        <p>
          {todo.length === 0
            ? t('This cannot be done for any of the chosen firms.')
            : t('Firms to process: {{count}}. To be skipped: {{skipped}}.', counts)}
        </p>
        {kind === 'number' && todo.length > 1 && (
          <p>{t('The first firm gets the lowest number.')}</p>
        )}
      </DialogText>
      {todo.length > 0 && (
        <BulkRunTable label={t('Firms to process')} rows={todo.map((firm) => ({ firm }))} />
      )}
      {(sendAgain || hasSent) && (
        <Checkbox checked={sendAgain} onChange={({ target }) => onSendAgainChange(target.checked)}>
          {t('Also send to firms that already got a link from this computer')}
        </Checkbox>
      )}
      {skipped.length > 0 && (
        <>
          <h3>{t('Skipped: {{count}}', { count: skipped.length })}</h3>
          <BulkRunTable
            label={t('Skipped')}
            rows={skipped}
            columns={[[t('Reason'), ({ result }) => <span>{resultDetail(t, result)}</span>]]}
          />
        </>
      )}
    </>
  );
}

interface BulkRunReportProps {
  readonly kind: BulkRunKind;
  readonly report: readonly FirmReport[];
}

/** In the order of the counts. */
const resultTitles = (kind: BulkRunKind): Record<FirmResult['kind'], TextInHiJson> => ({
  done: bulkRuns[kind].doneTitle,
  refused: 'Failed',
  uncertain: 'Unknown',
  skipped: 'Skipped',
  notTried: 'Not tried',
});

/** Counts the results of all selected firms; the sum equals the selection. */
export function BulkRunSummary({ kind, report }: BulkRunReportProps) {
  const { t } = useTranslation();
  const counts = [
    ...Object.entries(resultTitles(kind)).map(([resultKind, title]) => ({
      title: t(title),
      count: report.filter(({ result }) => result.kind === resultKind).length,
    })),
    { title: t('Chosen'), count: report.length },
  ];
  return (
    <Flex id="bulk-run-counts" wrap gap="0.5rem 2rem">
      {counts.map(({ title, count }) => (
        <Statistic
          key={title}
          title={<span role="term">{title}</span>}
          value={count}
          formatter={(value) => <span role="definition">{value}</span>}
        />
      ))}
    </Flex>
  );
}

/** The counts, and the result of each firm, on the screen and as a file. */
export function BulkRunReport({ kind, report }: BulkRunReportProps) {
  const { t } = useTranslation();
  const titles = resultTitles(kind);
  const { data: listed } = members.endpoints.members.useQueryState();
  const { data: applied } = members.endpoints.newMembers.useQueryState();
  // As far as the lists are loaded.
  const firms: readonly AnyFirm[] = [...(listed?.rows ?? []), ...(applied?.rows ?? [])];
  const numbered = firms.filter(({ membership }) => membership);
  const numbers = new Map(numbered.map(({ id, membership }) => [id, membership]));
  const rows = report.map(({ firm, result }) => ({
    firm,
    number: numbers.get(firm.id) ?? firm.membership ?? '',
    result: t(titles[result.kind]),
    detail: resultDetail(t, result),
  }));
  const save = () => {
    const lines = [
      [t('Firm Name'), t('Firm Mobile No'), t('Membership No.'), t('Result'), t('Details')],
      ...rows.map((row) => [row.firm.name, row.firm.mobile, row.number, row.result, row.detail]),
    ];
    saveFile(
      new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' }),
      `${bulkRuns[kind].fileName}_${dayjs().format('YYYY-MM-DD')}.csv`,
    );
  };
  type Row = (typeof rows)[number];
  const number = (row: Row) => <span translate="no">{row.number || '-'}</span>;
  const outcome = ({ result, detail }: Row) => (
    <>
      <span>{result}</span> {detail !== '' && <small>{detail}</small>}
    </>
  );
  return (
    <>
      <BulkRunSummary kind={kind} report={report} />
      <BulkRunTable
        label={t('Result for each firm')}
        rows={rows}
        columns={[
          ...(kind === 'number' ? [[t('Membership No.'), number] as const] : []),
          [t('Result'), outcome],
        ]}
        rest={t('{{shown}} of {{count}} firms are shown. The file has them all.', {
          shown: MAX_ROWS,
          count: rows.length,
        })}
      />
      <Button style={{ alignSelf: 'start' }} icon={<DownloadOutlined aria-hidden />} onClick={save}>
        {t('Save as CSV')}
      </Button>
    </>
  );
}

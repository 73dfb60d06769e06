import { Alert, Button, Segmented, Table } from 'antd';
import dayjs from 'dayjs';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { lists, memberLink } from '../../config/paths';
import { newFirmsAddress, type RestoreVisit } from '../../config/visits';
import { differingFields, valueOf } from '../../domain/memberChanges';
import { labelOf } from '../../domain/memberFields';
import { templateKeys, templateRow } from '../../domain/templateFields';
import { properName, useTranslation } from '../../i18n/translation';
import { useLocalStore, useStored } from '../../session/localStore';
import { type RecentChange, recentChanges } from '../../session/recentChanges';
import { csvText } from '../../spreadsheet/csv/writeCsv';
import { Content } from '../../ui/Content';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { Loading } from '../../ui/plain/small';
import { Tag } from '../../ui/Tag';
import { useImportDialog } from '../members/import/useImportDialog';
import styles from './recentChanges.module.css';

type Shown = RecentChange['kind'] | 'all';
type Edited = Extract<RecentChange, { kind: 'edited' }>;

/** antd makes a table a live region, which is read aloud with each change. */
const SILENT = { spinning: false, 'aria-live': 'off' };

/** The firms that this computer deleted, its edits and its imports, each with one action. */
export default function RecentChangesPage() {
  const { t } = useTranslation();
  const importing = useImportDialog();
  const { entries, unreadable, isRead, isRefused } = useStored(recentChanges);
  const { store, person } = useLocalStore();
  const { confirm, showMessage } = useDialogs();
  const [shown, setShown] = useState<Shown>('all');
  const clear = async () => {
    const yes = await confirm((tNow) => ({
      title: tNow('Clear recent changes'),
      text: tNow(
        'This computer forgets its copies of deleted firms, its edits and its imports. They can no longer be brought back from here.',
      ),
      confirmText: tNow('Clear', { context: 'recent' }),
      danger: true,
    }));
    if (yes && !(await store.change(person, recentChanges, () => [])))
      await showMessage((tNow) => ({
        title: tNow('The notes could not be cleared'),
        text: tNow('Clear the data of this site in the browser settings.'),
      }));
  };
  const isEmpty = entries.length + unreadable === 0;
  return (
    <Content heading={t('Recent changes')}>
      <div className="row" style={{ gap: '0.5rem 1rem', marginBlockEnd: '1rem' }}>
        <span>
          {t(
            'What you deleted, edited and imported on this computer. Other computers do not have these lines.',
          )}
        </span>
        {!isEmpty && (
          <Button onClick={() => void clear()}>{t('Clear', { context: 'recent' })}</Button>
        )}
      </div>
      {!isRead && <Loading />}
      {unreadable > 0 && (
        <Alert
          type="info"
          style={{ marginBlockEnd: '1rem' }}
          showIcon
          role="note"
          title={t('Lines that could not be read and were skipped: {{count}}', {
            count: unreadable,
          })}
        />
      )}
      {isRead && isEmpty && (
        <p>
          {isRefused
            ? t('This browser does not keep recent changes. Reload the page to try again.')
            : t('Nothing was deleted, edited or imported on this computer yet.')}
        </p>
      )}
      {entries.length > 0 && (
        <>
          <Segmented
            // The radio buttons inside take the Tab key.
            tabIndex={-1}
            aria-label={t('Show')}
            value={shown}
            onChange={setShown}
            options={[
              { value: 'all', label: <span>{t('All')}</span> },
              { value: 'deleted', label: <span>{t('Deleted')}</span> },
              { value: 'edited', label: <span>{t('Edited')}</span> },
              { value: 'imported', label: <span>{t('Imported')}</span> },
            ]}
          />
          <div className={styles['area']}>
            <Table<RecentChange>
              size="small"
              rowKey="key"
              className={styles['table'] ?? ''}
              loading={SILENT}
              pagination={false}
              dataSource={entries.filter(({ kind }) => shown === 'all' || shown === kind)}
              locale={{ emptyText: <span>{t('No lines of this kind')}</span> }}
              columns={[
                column(t('Time'), ({ at }) => (
                  <span translate="no" style={{ whiteSpace: 'nowrap' }}>
                    {dayjs(at).format('DD-MM-YYYY HH:mm')}
                  </span>
                )),
                column(t('Change'), (line) => <What line={line} />),
                column(t('Firm or file'), (line) => <FirmOrFile line={line} />),
                column(t('Action'), (line) => <Action line={line} importing={importing} />),
              ]}
            />
          </div>
        </>
      )}
      {importing.dialog}
    </Content>
  );
}

const column = (title: string, cell: (line: RecentChange) => ReactNode) => ({
  key: title,
  // In elements of their own, since a translator may replace text nodes.
  title: <span>{title}</span>,
  render: (_: unknown, line: RecentChange) => cell(line),
});

interface LineProps {
  readonly line: RecentChange;
}

function What({ line }: LineProps) {
  const { t } = useTranslation();
  return (
    <>
      {!line.isConfirmed && (
        <span>
          <Tag colour="amber">{t('Not confirmed')}</Tag>{' '}
        </span>
      )}
      {line.kind === 'deleted' && <span>{t('Deleted firm')}</span>}
      {line.kind === 'edited' && <EditedFields before={line.before} after={line.after} />}
      {line.kind === 'imported' && (
        <span>
          {line.isConfirmed && (line.inserted ?? line.updated) !== null
            ? t('Imported. Inserted: {{inserted}}, updated: {{updated}}, failed: {{failed}}', {
                inserted: line.inserted ?? '-',
                updated: line.updated ?? '-',
                failed: line.failed,
              })
            : t('Imported')}
        </span>
      )}
    </>
  );
}

const ARROW = '→';

/** The changed fields of an edit, each with its old and its new value. */
function EditedFields({ before, after }: Pick<Edited, 'before' | 'after'>) {
  const { t } = useTranslation();
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {differingFields(before, after).map((field) => (
        <li key={field.join()}>
          <span>{t(...labelOf(field))}</span>
          <span>:</span> <Value text={valueOf(before, field)} />{' '}
          <span aria-hidden="true">{ARROW}</span>
          <span className="visually-hidden">{t('changed to')}</span>{' '}
          <Value text={valueOf(after, field)} />
        </li>
      ))}
    </ul>
  );
}

function Value({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return text.trim() === '' ? <i>{t('empty')}</i> : <bdi translate="no">{text}</bdi>;
}

function FirmOrFile({ line }: LineProps) {
  const { t } = useTranslation();
  const list = line.list === 'members' ? t('Members') : t('New Registration');
  if (line.kind === 'imported')
    return (
      <>
        <bdi translate="no">{line.fileName}</bdi> <small className="quiet">{list}</small>
      </>
    );
  const { firmName, firmMobile } = line.kind === 'deleted' ? line.values : line.after;
  const name = <bdi {...properName(firmName)}>{firmName || '-'}</bdi>;
  return (
    <>
      {line.kind === 'deleted' ? (
        name
      ) : (
        <Link to={memberLink(lists[line.list].view, line.id)}>{name}</Link>
      )}{' '}
      <small className="quiet" translate="no">
        {firmMobile}
      </small>
    </>
  );
}

const button = (text: string, name: string, onClick: () => void, isBusy = false) => (
  <Button loading={isBusy} aria-busy={isBusy} aria-label={name} onClick={onClick}>
    {text}
  </Button>
);

interface ActionProps extends LineProps {
  readonly importing: ReturnType<typeof useImportDialog>;
}

function Action({ line, importing }: ActionProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { person } = useLocalStore();
  if (line.kind === 'deleted') {
    const name = t('Import again: {{firm}}', { firm: line.values.firmName });
    const open = () => importing.open(line.list, fileOf(line));
    return button(t('Import again'), name, open, importing.isLoading);
  }
  if (line.kind === 'edited') {
    const restore = { person, typed: line.before, startedFrom: line.after };
    const state: RestoreVisit = { restore };
    const name = t('Edit with the old values: {{firm}}', { firm: line.after.firmName });
    const edit = () => void navigate(memberLink(lists[line.list].edit, line.id), { state });
    return button(t('Edit with the old values'), name, edit);
  }
  if (line.above === null) return null;
  const name = t('Show new firms: {{file}}', { file: line.fileName });
  return button(t('Show new firms'), name, () => void navigate(newFirmsAddress(line)));
}

/** The deleted firm as a file of the import's template. */
function fileOf({ membership, values }: Extract<RecentChange, { kind: 'deleted' }>): File {
  const text = csvText([templateKeys, templateRow(membership, values)]);
  return new File([text], 'deleted_firm.csv', { type: 'text/csv;charset=utf-8' });
}

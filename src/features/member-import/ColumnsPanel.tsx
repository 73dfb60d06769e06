import { Button } from 'antd';
import type { TFunction } from '../../i18n/Text';
import { useTranslation } from '../../i18n/useTranslation';
import { isRequired } from '../../domain/memberRules';
import type { Matching } from '../../spreadsheet/rows/Matching';
import { type Choice, choiceOf, withChoice, withText } from './columns/chooseColumn';
import type { TakenBy } from './columns/ColumnRecogniser';
import { personsIn } from './columns/personsIn';
import styles from './ColumnsPanel.module.css';
import { EditableCell } from './EditableCell';
import type { FileColumn } from './importTasks';
import { columnLabel } from './remarkText';
import { templateColumns } from './templateColumns';
import type { PreviewTable } from './useSheet';

interface ColumnsPanelProps {
  readonly preview: PreviewTable;
  /** Answers the version of the table that has it. */
  readonly onMatch: (matching: Matching) => Promise<number | null>;
  readonly onDone: () => void;
}

/** What each column of the file is taken for, with what stands in it: the person changes it, leaves it out, or fills a missing one. */
export function ColumnsPanel({ preview, onMatch, onDone }: ColumnsPanelProps) {
  const { t } = useTranslation();
  const { columns, matching } = preview;
  return (
    <div
      className={styles['panel']}
      role="region"
      aria-label={t('Columns of the file')}
      tabIndex={0}
    >
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('Column of the file')}</th>
            <th scope="col">{t('First cells')}</th>
            <th scope="col">{t('Taken for')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column, place) =>
            column.heading.trim() === '' && column.samples.length === 0 ? null : (
              <ColumnOfFile
                key={place}
                column={column}
                place={place}
                choice={choiceOf(matching, place)}
                onChoose={(choice) => void onMatch(withChoice(matching, place, choice))}
              />
            ),
          )}
        </tbody>
      </table>
      <MissingColumns matching={matching} version={preview.version} onMatch={onMatch} />
      <div>
        <Button type="primary" onClick={onDone}>
          {t('Look at the rows')}
        </Button>
      </div>
    </div>
  );
}

interface ColumnOfFileProps {
  readonly column: FileColumn;
  readonly place: number;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function ColumnOfFile({ column, place, choice, onChoose }: ColumnOfFileProps) {
  const { t } = useTranslation();
  const { heading, samples, by, isDivisible } = column;
  const name = heading.trim() === '' ? t('Column {{number}}', { number: place + 1 }) : heading;
  return (
    <tr>
      <th scope="row" translate={heading.trim() === '' ? 'yes' : 'no'}>
        {name}
      </th>
      <td className={styles['samples']}>
        {samples.map((sample, at) => (
          <span key={at} title={sample} translate="no">
            {sample}
          </span>
        ))}
      </td>
      <td>
        <select
          aria-label={t('Taken for, {{column}}', { column: name })}
          value={choice ?? ''}
          onChange={({ target }) => onChoose(choiceFrom(target.value))}
        >
          <option value="">{t('Not read')}</option>
          {templateColumns.map(({ key }, at) => (
            <option key={key} value={at}>
              {columnLabel(t, at)}
            </option>
          ))}
          {(isDivisible || choice === 'divided') && (
            <option value="divided">{t('Several people: divide them')}</option>
          )}
        </select>{' '}
        {by !== null && by !== 'key' && by !== 'title' && choice !== null && (
          <small className={styles['guess']}>{takenByText(t, by)}</small>
        )}
        {isDivisible && choice !== 'divided' && (
          <small>{t('Several people stand in one cell: they can be divided.')}</small>
        )}
        {choice === 'divided' && <Divided samples={samples} />}
      </td>
    </tr>
  );
}

function choiceFrom(value: string): Choice {
  if (value === 'divided') return 'divided';
  return value === '' ? null : Number(value);
}

function takenByText(t: TFunction, by: Exclude<TakenBy, 'key' | 'title'>): string {
  switch (by) {
    case 'name':
      return t('Guessed by its name');
    case 'content':
      return t('Guessed by its content');
    case 'remembered':
      return t('As you chose before');
  }
}

/** What becomes of the first cells, before anybody sends it. */
function Divided({ samples }: { readonly samples: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles['divided']}>
      {samples.map((sample, at) => {
        const persons = personsIn(sample);
        return (
          <li key={at}>
            {persons === null
              ? t('{{text}}: stays as it is', { text: sample })
              : persons.map(({ name, mobile }) => `${name} ${mobile}`.trim()).join(' · ')}
          </li>
        );
      })}
    </ul>
  );
}

interface MissingColumnsProps {
  readonly matching: Matching;
  readonly version: number;
  readonly onMatch: ColumnsPanelProps['onMatch'];
}

/** The columns that every member needs and the file does not have: one text can stand in all rows. */
function MissingColumns({ matching, version, onMatch }: MissingColumnsProps) {
  const { t } = useTranslation();
  const missing = templateColumns.flatMap(({ rule }, column) =>
    isRequired(rule) && matching.places[column] === -1 ? [column] : [],
  );
  if (missing.length === 0) return null;
  return (
    <div role="group" aria-label={t('Not in the file')} className={styles['missing']}>
      {missing.map((column) => (
        <div key={column}>
          <span>
            {t('{{column}} is not in the file. In every row:', { column: columnLabel(t, column) })}
          </span>
          <EditableCell
            label={t('{{column}} in every row', { column: columnLabel(t, column) })}
            mobile={false}
            value={matching.texts[column] ?? ''}
            before={undefined}
            remarksId={undefined}
            wrong={false}
            version={version}
            onCommit={(text) => onMatch(withText(matching, column, text))}
          />
        </div>
      ))}
    </div>
  );
}

import { Button, Flex } from 'antd';
import dayjs from 'dayjs';
import { type Key, useState } from 'react';
import { useMembersQuery, useNewMembersQuery } from '../../api/members';
import type { ListName } from '../../config/lists';
import { templateKeys, templateRow } from '../../domain/templateFields';
import { useTranslation } from '../../i18n/useTranslation';
import { deletedFirms } from '../../session/localHistory/deletedFirms';
import { useLocalHistoryActions } from '../../session/localHistory/useLocalHistory';
import { csvText } from '../../spreadsheet/csv/writeCsv';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { saveFile } from '../../ui/saveFile';
import { DeletedTable } from './DeletedTable';
import { type DeletedRow, listedStateIn } from './deletedRows';
import styles from './recentlyDeleted.module.css';

interface DeletedListProps {
  readonly list: ListName;
  readonly rows: readonly DeletedRow[];
  readonly importFile: (list: ListName, file: File) => void;
  readonly isImportLoading: boolean;
}

/** The deleted firms of one list, and what can be done with the chosen ones. */
export function DeletedList({ list, rows, importFile, isImportLoading }: DeletedListProps) {
  const { t } = useTranslation();
  const { confirm, showMessage } = useDialogs();
  const { remove } = useLocalHistoryActions();
  const [keys, setKeys] = useState<readonly Key[]>([]);
  const chosen = rows.filter(({ key }) => keys.includes(key));
  const count = chosen.length;
  const listed = useListIfAny(list, rows.length > 0);

  const chosenFile = () => {
    const cells = chosen.map(({ firm }) => templateRow(firm.membership, firm.values));
    const name = `deleted_firms_${dayjs().format('YYYY-MM-DD')}.csv`;
    return new File([csvText([templateKeys, ...cells])], name, { type: 'text/csv;charset=utf-8' });
  };
  const save = () => {
    const file = chosenFile();
    saveFile(file, file.name);
  };
  const forget = async () => {
    const yes = await confirm((tNow) => ({
      title: count === 1 ? tNow('Forget 1 firm') : tNow('Forget {{count}} firms', { count }),
      text: tNow(
        'Their copies are removed from this computer. They cannot be imported again from here.',
      ),
      confirmText: tNow('Forget'),
      danger: true,
    }));
    if (!yes) return;
    if (
      await remove(
        deletedFirms,
        chosen.flatMap(({ entries }) => entries),
      )
    )
      setKeys([]);
    else
      await showMessage((tNow) => ({
        title: tNow('The copies could not be removed'),
        text: tNow('Clear the data of this site in the browser settings.'),
      }));
  };

  if (rows.length === 0)
    return (
      <p className={styles['empty']}>
        {t('No firm of this list was deleted on this computer in the last 90 days.')}
      </p>
    );
  return (
    <>
      <ul className={styles['notes']}>
        <li>
          {t(
            'An imported firm gets a new ID. The import cannot carry its email address, status, payment status and start date.',
          )}
        </li>
        <li>{t('A copy stays here until you forget it, also after the import.')}</li>
        {rows.some(({ firm }) => !firm.isConfirmed) && (
          <li>
            {t(
              'Not confirmed: no answer came to the deletion, so it may not have been made. Check the list.',
            )}
          </li>
        )}
      </ul>
      <Flex wrap gap="0.5rem" className={styles['actions']}>
        <Button
          type="primary"
          // The label grows with the number; the width fits the longer one.
          style={{ minWidth: '11rem' }}
          disabled={count === 0}
          loading={isImportLoading}
          aria-busy={isImportLoading}
          onClick={() => importFile(list, chosenFile())}
        >
          {count === 0 ? t('Import again') : t('Import again ({{count}})', { count })}
        </Button>
        <Button disabled={count === 0} onClick={save}>
          {t('Save as CSV')}
        </Button>
        <Button danger disabled={count === 0} onClick={() => void forget()}>
          {t('Forget')}
        </Button>
      </Flex>
      <div className={styles['area']}>
        <DeletedTable
          rows={rows}
          chosen={chosen.map(({ key }) => key)}
          onChoose={setKeys}
          listedState={listedStateIn(listed)}
        />
      </div>
    </>
  );
}

/** The list as it is now: it shows which firms are still or again there, and the import compares its rows with it. */
function useListIfAny(list: ListName, isNeeded: boolean) {
  const members = useMembersQuery(undefined, { skip: !isNeeded || list !== 'members' });
  const newMembers = useNewMembersQuery(undefined, { skip: !isNeeded || list !== 'newMembers' });
  return list === 'members' ? members.data : newMembers.data;
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import type { ImportResult } from '../../domain/importResult';
import { Button } from '../../ui/Button';
import { saveFile } from '../../ui/saveFile';
import { type Account, MAX_SHOWN } from './account';
import type { ImportList } from './ImportList';
import styles from './ImportMembersDialog.module.css';
import { ownRow, type SentRows } from './importTally';
import { columnLabel } from './remarkText';
import { placeOfColumn } from './templateColumns';
import type { Sheet } from './useSheet';

interface AccountButtonsProps {
  readonly list: ImportList;
  readonly result: ImportResult;
  readonly rows: SentRows;
  readonly sheet: Sheet;
  readonly onShown: () => void;
}

/** From the account of an import to its firms in the list, and to a file that says what became of each row. */
export function AccountButtons({ list, result, rows, sheet, onShown }: AccountButtonsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const account = useAccount(result, rows, sheet);
  if (account === null) return null;
  const { mobiles, csv } = account;
  const path = list === 'members' ? paths.members : paths.newMembers;
  const query = new URLSearchParams({ q: mobiles.join(' ') });
  return (
    <div className={styles['buttons']}>
      {mobiles.length > 0 && mobiles.length <= MAX_SHOWN && (
        <Button
          onClick={() => {
            onShown();
            void navigate(`${path}?${query.toString()}`);
          }}
        >
          {t('Show these firms')}
        </Button>
      )}
      <Button onClick={() => saveFile(csv, 'import_account.csv')}>{t('Save as CSV')}</Button>
    </div>
  );
}

/** Made by the worker, which holds the rows; `null` until it is there, and where the file could not be read. */
function useAccount(result: ImportResult, rows: SentRows, sheet: Sheet): Account | null {
  const { t } = useTranslation();
  const { account: ask } = sheet;
  const isRead = sheet.preview.kind === 'table';
  const [account, setAccount] = useState<Account | null>(null);
  // The rows live in the worker, and go with it.
  useEffect(() => {
    if (!isRead) return;
    let current = true;
    const refused = new Map<number, readonly string[]>();
    for (const failed of result.failedRows) {
      const row = ownRow(failed, rows);
      if (row !== null) refused.set(row, failed.errors);
    }
    const words = {
      header: [
        t('Row'),
        columnLabel(t, placeOfColumn('membership')),
        columnLabel(t, placeOfColumn('name')),
        columnLabel(t, placeOfColumn('mobile')),
        t('Outcome'),
        t('Errors'),
      ],
      taken: t('sent, not refused'),
      refused: t('refused'),
      leftOut: t('left out'),
    };
    void ask({ refused, words }).then((made) => current && setAccount(made));
    return () => {
      current = false;
    };
  }, [ask, isRead, result, rows, t]);
  return account;
}

import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { type ListName, lists } from '../../config/lists';
import { useTranslation } from '../../i18n/useTranslation';
import { useNavigate } from 'react-router';
import { saveFile } from '../../ui/saveFile';
import { type Account, MAX_SHOWN } from './account';
import styles from './ImportMembersDialog.module.css';
import { ownRow } from './importTally';
import { columnLabel } from './remarkText';
import { placeOfColumn } from './templateColumns';
import type { Sent } from './useImport';
import type { Sheet } from './useSheet';

interface AccountButtonsProps {
  readonly list: ListName;
  readonly sending: Sent;
  readonly sheet: Sheet;
  readonly onShown: () => void;
}

/** From the account of an import to its firms in the list, and to a file that says what became of each row. */
export function AccountButtons({ list, sending, sheet, onShown }: AccountButtonsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const account = useAccount(sending, sheet);
  if (account === null) return null;
  const { mobiles, csv } = account;
  const query = new URLSearchParams({ q: mobiles.join(' ') });
  return (
    <div className={styles['buttons']}>
      {mobiles.length > 0 && mobiles.length <= MAX_SHOWN && (
        <Button
          onClick={() => {
            onShown();
            void navigate(`${lists[list].screen}?${query.toString()}`);
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
function useAccount({ result, rows, before }: Sent, sheet: Sheet): Account | null {
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
      sentBefore: t('sent before, not refused then'),
      leftOut: t('left out'),
    };
    void ask({ sent: rows, before, refused, words }).then((made) => current && setAccount(made));
    return () => {
      current = false;
    };
  }, [ask, isRead, result, rows, before, t]);
  return account;
}

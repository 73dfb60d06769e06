import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useHref } from 'react-router';
import type { ListName } from '../../../config/lists';
import { useTranslation } from '../../../i18n/useTranslation';
import { deleteView, restoreView } from '../../../session/savedViews/changeViews';
import type { SavedView } from '../../../session/savedViews/savedViews';
import { copyMessage } from '../../../ui/copyAndNotify';
import { copyText } from '../../../ui/copyText';
import { stateOf } from '../../../ui/FirmTable/useTableState';
import { viewAddress } from './viewAddress';
import styles from './views.module.css';
import { type ListTitles, viewWords } from './viewWords';

interface SavedViewListProps extends ListTitles {
  readonly list: ListName;
  readonly views: readonly SavedView[];
  readonly unreadable: number;
}

/** The saved views of a list, each with its link. A deleted one keeps its place until the dialog closes (rule C3). */
export function SavedViewList({ list, views, unreadable, ...titles }: SavedViewListProps) {
  const { t } = useTranslation();
  const [deleted, setDeleted] = useState<readonly SavedView[]>([]);
  const gone = deleted.filter(({ key }) => !views.some((view) => view.key === key));
  const all = [...views, ...gone].toSorted((one, other) => one.at - other.at);
  return (
    <>
      {all.length > 0 && (
        <>
          <h3 className={styles['heading']}>{t('Saved views')}</h3>
          <ul className={styles['views']}>
            {all.map((view) => (
              <SavedViewRow
                key={view.key}
                list={list}
                view={view}
                isDeleted={gone.includes(view)}
                onDelete={() => {
                  setDeleted((before) => [...before.filter(({ key }) => key !== view.key), view]);
                  deleteView(view);
                }}
                titles={titles}
              />
            ))}
          </ul>
        </>
      )}
      {unreadable > 0 && (
        <p className={styles['note']}>
          {t('Saved views that could not be read and were skipped: {{count}}', {
            count: unreadable,
          })}
        </p>
      )}
    </>
  );
}

interface SavedViewRowProps {
  readonly list: ListName;
  readonly view: SavedView;
  readonly isDeleted: boolean;
  readonly onDelete: () => void;
  readonly titles: ListTitles;
}

function SavedViewRow({ list, view, isDeleted, onDelete, titles }: SavedViewRowProps) {
  const { t } = useTranslation();
  const { name, query } = view;
  const href = useHref(viewAddress(list, query));
  const [copied, setCopied] = useState<{ text: string; isCopied: boolean } | null>(null);
  const message = copied && copyMessage(t, copied.text, copied.isCopied);
  const copy = async () => {
    const address = new URL(href, location.href).href;
    setCopied({ text: address, isCopied: await copyText(address) });
  };
  return (
    <li>
      <div>
        <bdi translate="no" className={isDeleted ? styles['deleted'] : undefined}>
          {name}
        </bdi>
        <small>{viewWords(t, stateOf(new URLSearchParams(query)), titles).join(' · ')}</small>
        {view.isOnlyInTab && <small>{t('Saved only until this tab is closed')}</small>}
      </div>
      <Flex gap="small">
        <Button
          disabled={isDeleted}
          aria-label={t('Copy link: {{name}}', { name })}
          onClick={() => void copy()}
        >
          {t('Copy link')}
        </Button>
        {/* In the same place, so that the focus stays; `aria-busy` ignores the second half of a double click. */}
        <Button
          danger={!isDeleted}
          aria-busy={false}
          aria-label={
            isDeleted ? t('Undo: {{name}}', { name }) : t('Delete view: {{name}}', { name })
          }
          onClick={() => (isDeleted ? restoreView(view) : onDelete())}
        >
          {isDeleted ? t('Undo') : t('Delete')}
        </Button>
      </Flex>
      <div role="status">
        {isDeleted && <p>{t('Deleted', { context: 'view' })}</p>}
        {!isDeleted && message !== null && (
          <>
            <p>
              <span>{message.title}</span>
              <span>:</span> <bdi translate="no">{message.text}</bdi>
            </p>
            <p>{message.detail}</p>
          </>
        )}
      </div>
    </li>
  );
}

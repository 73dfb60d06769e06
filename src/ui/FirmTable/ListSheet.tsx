import { FilterOutlined } from '@ant-design/icons';
import { Button, Drawer, Select } from 'antd';
import { memo, type ReactNode, type Ref, useRef } from 'react';
import { useTranslation } from '../../i18n/translation';
import { useCloseOnBack } from '../dialogs/useCloseOnBack';
import type { FirmColumn } from './FirmColumn';
import styles from './ListTools.module.css';
import { PAGE_SIZES, type TableState } from './useTableState';

interface SheetButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onOpen: () => void;
  /** The dialog of a tool is still loading. */
  readonly busy: boolean;
  /** The active choice, filter and sort in words; empty if there is none. */
  readonly summary: string;
}

/** Opens the sheet with the tools for which a phone has no room above the rows. */
export const SheetButton = memo(function SheetButton(props: SheetButtonProps) {
  const { ref, onOpen, busy, summary } = props;
  const { t } = useTranslation();
  return (
    <Button
      ref={ref}
      className={styles['opener'] ?? ''}
      icon={<FilterOutlined aria-hidden />}
      aria-haspopup="dialog"
      aria-busy={busy}
      onClick={onOpen}
    >
      <span className={styles['summary']}>
        <span>{t('Filter & more')}</span> <small>{summary}</small>
      </span>
    </Button>
  );
});

interface ListSheetProps {
  readonly onClose: () => void;
  /** Called when a tool opens a dialog that replaces the sheet. */
  readonly onToolPressed: () => void;
  readonly shown: number;
  readonly columns: readonly Pick<FirmColumn<never>, 'key' | 'title' | 'sorter'>[];
  readonly state: TableState;
  readonly onChange: (change: Partial<TableState>) => void;
  readonly filters: ReactNode;
  readonly views: ReactNode;
  readonly selection: ReactNode;
  readonly onChoosePage: () => void;
  readonly tools: ReactNode;
  readonly screenTools: ReactNode;
}

export function ListSheet(props: ListSheetProps) {
  const { t } = useTranslation();
  const { onClose, onToolPressed, shown, state, onChange, ...parts } = props;
  useCloseOnBack(onClose);
  const { sort, size } = state;
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Drawer
      placement="bottom"
      size="auto"
      open
      afterOpenChange={() =>
        sheet.current?.querySelector<HTMLElement>('[data-actions] button')?.focus()
      }
      onClose={onClose}
      closable={false}
      title={t('Filter & more')}
      classNames={{ section: styles['sheet'] ?? '' }}
      footer={
        <Button type="primary" block onClick={onClose}>
          {shown === 1 ? t('Show 1 firm') : t('Show {{count}} firms', { count: shown })}
        </Button>
      }
    >
      <div ref={sheet} className={styles['parts']}>
        {parts.views}
        {parts.filters}
        <div className={styles['choices']}>
          <Select
            aria-label={t('Sort by')}
            prefix={<span>{t('Sort by')}</span>}
            value={sort?.column ?? ''}
            onChange={(column) =>
              onChange({
                sort: column === '' ? null : { column, descending: sort?.descending ?? false },
              })
            }
            options={[
              option('', t('Original order')),
              ...parts.columns
                .filter(({ sorter }) => sorter !== false)
                .map(({ key, title }) => option(key, title)),
            ]}
          />
          <Select
            aria-label={t('Sort direction')}
            disabled={sort === null}
            value={sort?.descending === true}
            onChange={(descending) => onChange({ sort: sort && { ...sort, descending } })}
            options={[option(false, t('Ascending')), option(true, t('Descending'))]}
          />
          <Select
            aria-label={t('Rows per page')}
            prefix={<span>{t('Rows per page')}</span>}
            value={size}
            onChange={(rows) => onChange({ size: rows })}
            options={PAGE_SIZES.map((rows) => option(rows, String(rows)))}
          />
        </div>
        {parts.selection}
        <Button onClick={parts.onChoosePage} disabled={shown === 0}>
          {t('Choose this page')}
        </Button>
        {parts.tools}
        <div role="presentation" className={styles['parts']} onClick={onToolPressed}>
          {parts.screenTools}
        </div>
      </div>
    </Drawer>
  );
}

/** An option whose text is in an element of its own (rule F15). */
const option = <Value,>(value: Value, text: string) => ({
  value,
  title: text,
  label: <span>{text}</span>,
});

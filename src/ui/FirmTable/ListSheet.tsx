import { FilterOutlined } from '@ant-design/icons';
import { Button, Drawer, Select } from 'antd';
import { memo, type ReactNode, type Ref } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { FirmColumn } from './FirmColumn';
import styles from './ListTools.module.css';
import { PAGE_SIZES, type TableState } from './useTableState';

interface SheetButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onOpen: () => void;
  /** What a tool of the sheet opens is still on its way. */
  readonly busy: boolean;
  /** What is chosen, filtered and sorted, in words; '' where nothing is. */
  readonly asked: string;
}

/** Opens the sheet with what a phone has no room for above its rows. */
export const SheetButton = memo(function SheetButton(props: SheetButtonProps) {
  const { ref, onOpen, busy, asked } = props;
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
      <span className={styles['asked']}>
        <span>{t('Filter & more')}</span> <small>{asked}</small>
      </span>
    </Button>
  );
});

interface ListSheetProps {
  readonly onClose: () => void;
  /** What a tool of the screen opens comes in its place. */
  readonly onToolPressed: () => void;
  /** How many rows are shown, over all pages. */
  readonly shown: number;
  readonly columns: readonly Pick<FirmColumn<never>, 'key' | 'title' | 'sorter'>[];
  readonly state: TableState;
  readonly onChange: (change: Partial<TableState>) => void;
  readonly filters: ReactNode;
  readonly selection: ReactNode;
  readonly onChoosePage: () => void;
  readonly tools: ReactNode;
  readonly screenTools: ReactNode;
}

/** The tools of a list at the lower edge of a phone. */
export function ListSheet(props: ListSheetProps) {
  const { t } = useTranslation();
  const { onClose, onToolPressed, shown, state, onChange, ...parts } = props;
  const { sort, size } = state;
  return (
    <Drawer
      placement="bottom"
      size="auto"
      open
      onClose={onClose}
      closable={false}
      title={t('Filter & more')}
      classNames={{ section: styles['sheet'] ?? '' }}
      footer={
        <Button type="primary" block onClick={onClose}>
          {t('Show {{count}} firms', { count: shown })}
        </Button>
      }
    >
      <div className={styles['parts']}>
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

/** The text stands in an element of its own (rule F15). */
const option = <Value,>(value: Value, text: string) => ({
  value,
  title: text,
  label: <span>{text}</span>,
});

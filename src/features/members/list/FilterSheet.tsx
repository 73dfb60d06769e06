import { Button, Drawer, Select } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../../i18n/translation';
import { useReturnFocus } from '../../../ui/focus';
import { useCloseOnBack } from '../../../ui/dialogs/useCloseOnBack';
import type { FirmColumn } from '../../../ui/FirmTable/FirmColumn';
import styles from './list.module.css';
import { type ListAddress, PAGE_SIZES } from './listAddress';

interface FilterSheetProps {
  readonly onClose: () => void;
  readonly shown: number;
  readonly columns: readonly Pick<FirmColumn<never>, 'key' | 'title' | 'sorter'>[];
  readonly address: ListAddress;
  readonly onChange: (change: Partial<ListAddress>) => void;
  /** The filters and the selection bar, which have no room above the cards. */
  readonly children: ReactNode;
}

/** Filters, sort and selection of a list on a phone. */
export function FilterSheet(props: FilterSheetProps) {
  const { t } = useTranslation();
  const { onClose, shown, columns, address, onChange, children } = props;
  useReturnFocus();
  useCloseOnBack(onClose);
  const { sort, size } = address;
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
      // All of a low window.
      styles={{ section: { maxHeight: 'max(88dvh, min(100dvh, 26rem))' } }}
      footer={
        <Button type="primary" block onClick={onClose}>
          {shown === 1 ? t('Show 1 firm') : t('Show {{count}} firms', { count: shown })}
        </Button>
      }
    >
      <div ref={sheet} style={{ display: 'grid', gap: '0.75rem' }}>
        {children}
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
            ...columns
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
    </Drawer>
  );
}

/** An option whose text is in an element of its own. */
const option = <Value,>(value: Value, text: string) => ({
  value,
  title: text,
  label: <span>{text}</span>,
});

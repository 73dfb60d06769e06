import { Pagination } from 'antd';
import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../i18n/translation';
import styles from './listParts.module.css';

interface PagesProps {
  readonly total: number;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
  readonly onPageChange: (page: number) => void;
  readonly pageSizes?: {
    readonly options: readonly number[];
    readonly onPageSizeChange: (size: number) => void;
  };
}

/** antd turns the page when Enter reaches its list item, and the click of the button would turn it again. */
const keepKey = (event: KeyboardEvent) => event.stopPropagation();

/** Previous, at most eight pages, Next (product §9): antd's Pagination with named buttons (docs/how/antd.md). */
export const Pages = memo(function Pages(props: PagesProps) {
  const { total, page, size, onPageChange, pageSizes } = props;
  const { t } = useTranslation();
  const nav = useRef<HTMLElement>(null);
  // antd makes the list items around the buttons focusable, though they have no role and no name.
  useLayoutEffect(() => {
    for (const item of nav.current?.querySelectorAll('li[tabindex]') ?? [])
      item.removeAttribute('tabindex');
  });
  return (
    <nav ref={nav} aria-label={t('Pages')} className={styles['pages']}>
      <Pagination
        current={page}
        pageSize={size}
        total={total}
        showTitle={false}
        onChange={(next, nextSize) =>
          nextSize === size ? onPageChange(next) : pageSizes?.onPageSizeChange(nextSize)
        }
        showSizeChanger={
          pageSizes !== undefined && {
            'aria-label': t('Rows per page'),
            showSearch: false,
            options: pageSizes.options.map((value) => ({
              value,
              title: String(value),
              label: <span>{value}</span>,
            })),
          }
        }
        itemRender={(number, type) => {
          if (type === 'jump-prev' || type === 'jump-next')
            return <span aria-hidden="true">…</span>;
          const isPage = type === 'page';
          const word = type === 'prev' ? t('Previous') : t('Next');
          return (
            <button
              type="button"
              className={isPage ? 'bare' : `bare ${styles['turn']}`}
              aria-label={isPage ? t('Page {{number}}', { number }) : undefined}
              aria-current={isPage && number === page ? 'page' : undefined}
              onKeyDown={keepKey}
            >
              {isPage ? number : word}
            </button>
          );
        }}
      />
    </nav>
  );
});

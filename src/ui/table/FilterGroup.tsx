import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import styles from './FilterGroup.module.css';

interface FilterGroupProps {
  readonly filters: readonly { readonly key: string; readonly title: string }[];
  /** Of the filters, in their order; `null` where nobody can tell yet. */
  readonly counts: readonly (number | null)[];
  /** How many rows there are without a filter. */
  readonly all: number;
  /** Key of the one that is chosen; '' for all. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** The parts of a list with how many rows each has: one press, and the arrow keys of the browser's own radio buttons. */
export function FilterGroup({ filters, counts, all, chosen, onChoose }: FilterGroupProps) {
  const { t } = useTranslation();
  const name = useId();
  const options = [
    { key: '', title: t('All'), count: all },
    ...filters.map(({ key, title }, place) => ({ key, title, count: counts[place] ?? null })),
  ];
  return (
    <div role="radiogroup" aria-label={t('Show')} className={styles['group']}>
      {options.map(({ key, title, count }) => (
        <label key={key}>
          <input type="radio" name={name} checked={key === chosen} onChange={() => onChoose(key)} />
          <PartOfList title={title} count={count} />
        </label>
      ))}
    </div>
  );
}

function PartOfList({ title, count }: { readonly title: string; readonly count: number | null }) {
  return (
    <span>
      <span>{title}</span> <b>{count ?? '…'}</b>
    </span>
  );
}

import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Segmented } from 'antd';
import { memo } from 'react';
import { useTranslation } from '../../i18n/translation';
import type { Filter } from './Filter';
import { useDropdown } from '../dropdown';
import styles from './ListTools.module.css';

interface FiltersProps {
  readonly filters: readonly Pick<Filter<never>, 'key' | 'title' | 'rare'>[];
  /** The number of rows of each filter; `null` while unknown. */
  readonly counts: readonly (number | null)[];
  readonly all: number;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  /** On a phone all filters are listed below each other, the rare ones too. */
  readonly vertical: boolean;
}

export const Filters = memo(function Filters(props: FiltersProps) {
  const { filters, counts, all, chosen, onChoose, vertical } = props;
  const { t } = useTranslation();
  const more = useDropdown();
  const parts = [
    { key: '', title: t('All'), count: all, rare: false },
    ...filters.map(({ key, title, rare = false }, place) => ({
      key,
      title,
      count: counts[place] ?? null,
      rare,
    })),
  ];
  const rare = vertical ? [] : parts.filter((part) => part.rare);
  const chosenRare = rare.find(({ key }) => key === chosen);
  return (
    <div className={styles['filters']}>
      <Segmented
        // The radio buttons inside take the Tab key.
        tabIndex={-1}
        aria-label={t('Show')}
        vertical={vertical}
        value={chosen}
        onChange={onChoose}
        options={parts
          .filter((part) => !rare.includes(part))
          .map((part) => ({ value: part.key, label: <PartOfList part={part} /> }))}
      />
      {rare.length > 0 && (
        <Dropdown
          {...more.dropdown}
          menu={{
            selectedKeys: [chosen],
            items: rare.map((part) => ({
              key: part.key,
              role: 'menuitemradio',
              'aria-checked': part.key === chosen,
              label: <PartOfList part={part} />,
            })),
            onClick: ({ key }) => onChoose(key),
          }}
        >
          <Button
            {...more.button}
            type={chosenRare === undefined ? 'default' : 'primary'}
            icon={<DownOutlined aria-hidden />}
            iconPlacement="end"
          >
            {chosenRare === undefined ? t('More') : <PartOfList part={chosenRare} />}
          </Button>
        </Dropdown>
      )}
    </div>
  );
});

interface FilterPart {
  readonly title: string;
  readonly count: number | null;
}

function PartOfList({ part: { title, count } }: { readonly part: FilterPart }) {
  return (
    <span>
      <span>{title}</span> <b className={styles['count']}>{count ?? '…'}</b>
    </span>
  );
}

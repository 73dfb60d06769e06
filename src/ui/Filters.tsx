import { DownOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { memo } from 'react';
import { useTranslation } from '../i18n/translation';
import styles from './listParts.module.css';
import { MenuButton } from './MenuButton';

interface FilterName {
  readonly key: string;
  readonly title: string;
  /** Listed in the More menu instead of beside the others. */
  readonly rare?: boolean;
}

interface FiltersProps {
  readonly filters: readonly FilterName[];
  /** The number of rows by the key of each filter, '' for all; `null` while unknown. */
  readonly counts: ReadonlyMap<string, number | null>;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  /** On a phone all filters are listed below each other, the rare ones too. */
  readonly vertical: boolean;
}

export const Filters = memo(function Filters(props: FiltersProps) {
  const { filters, counts, chosen, onChoose, vertical } = props;
  const { t } = useTranslation();
  const all: FilterName = { key: '', title: t('All') };
  const parts = [all, ...filters].map((part) => ({
    ...part,
    label: (
      <span>
        <span>{part.title}</span> <b className={styles['count']}>{counts.get(part.key) ?? '…'}</b>
      </span>
    ),
  }));
  const rare = vertical ? [] : parts.filter((part) => part.rare === true);
  const chosenRare = rare.find(({ key }) => key === chosen);
  return (
    <div className="row">
      <Segmented
        // The radio buttons inside take the Tab key.
        tabIndex={-1}
        aria-label={t('Show')}
        vertical={vertical}
        block={vertical}
        value={chosen}
        onChange={onChoose}
        options={parts
          .filter((part) => !rare.includes(part))
          .map(({ key, label }) => ({ value: key, label }))}
      />
      {rare.length > 0 && (
        <MenuButton
          menu={() => ({
            selectedKeys: [chosen],
            items: rare.map(({ key, label }) => ({
              key,
              role: 'menuitemradio',
              'aria-checked': key === chosen,
              label,
            })),
            onClick: ({ key }) => onChoose(key),
          })}
        >
          {(opener) => (
            <Button
              {...opener}
              type={chosenRare === undefined ? 'default' : 'primary'}
              icon={<DownOutlined aria-hidden />}
              iconPlacement="end"
            >
              {chosenRare === undefined ? t('More') : chosenRare.label}
            </Button>
          )}
        </MenuButton>
      )}
    </div>
  );
});

import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/translation';
import type { TableFirm } from '../../../ui/FirmTable/FirmColumn';

interface SelectionBarProps {
  /** The number of chosen firms, out of those that search and filter show. */
  readonly chosen: number;
  readonly view: readonly TableFirm[];
  readonly onChooseAll: () => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Where the focus goes when a pressed button disappears or is disabled: ui/keepFocus.ts. */
export function SelectionBar({ chosen, view, onChooseAll, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation();
  const shown = view.filter(({ id }) => id !== null).length;
  return (
    <div role="group" aria-label={t('Chosen firms')} className="row screen-only">
      <strong>{t('{{chosen}} of {{shown}} chosen', { chosen, shown })}</strong>
      <Button disabled={chosen === shown} onClick={onChooseAll}>
        {t('Choose all {{shown}}', { shown })}
      </Button>
      {chosen > 0 && (
        <>
          <div data-actions className="row screen-only">
            {children}
          </div>
          <Button type="text" onClick={onClear}>
            {t('Clear')}
          </Button>
        </>
      )}
    </div>
  );
}

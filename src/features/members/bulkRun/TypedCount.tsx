import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';

interface TypedCountProps {
  readonly count: number;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

/** A deletion of many firms wants their number typed (rule Q6): a press alone comes too easily. */
export function TypedCount({ count, typed, onTyped }: TypedCountProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <p id={`${id}-text`}>
        {t(
          'To be deleted: {{count}}. Each firm is looked at again first, and a copy is kept on this computer.',
          { count },
        )}
      </p>
      <div>
        <label htmlFor={id}>{t('Type {{count}} to confirm', { count })}</label>
        <Input
          id={id}
          aria-describedby={`${id}-text`}
          inputMode="numeric"
          autoComplete="off"
          style={{ width: '8rem', marginInlineStart: '0.5rem' }}
          value={typed}
          onChange={({ target }) => onTyped(target.value)}
        />
      </div>
    </div>
  );
}

import { Button } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { usePersonKey } from '../../../session/person/usePersonKey';
import { icon } from '../../../ui/icons';
import styles from './views.module.css';

const SAVED_ICON = icon('M5 2.800h10v14.400l-5-3.800-5 3.800Z');

interface SaveViewButtonProps {
  readonly isLoading: boolean;
  readonly onPress: () => void;
}

/** Opens the dialog of the saved views; a person without an id has none (rule H7). */
export function SaveViewButton({ isLoading, onPress }: SaveViewButtonProps) {
  const { t } = useTranslation();
  if (usePersonKey() === null) return null;
  return (
    <Button
      className={styles['save'] ?? ''}
      icon={SAVED_ICON}
      loading={isLoading}
      aria-busy={isLoading}
      aria-label={t('Save view')}
      title={t('Save view')}
      onClick={onPress}
    >
      <span>{t('Save view')}</span>
    </Button>
  );
}

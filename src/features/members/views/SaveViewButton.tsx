import { Button } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { usePersonKey } from '../../../session/person/usePersonKey';
import { SAVED_ICON } from '../../../ui/icons';
import styles from './views.module.css';

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

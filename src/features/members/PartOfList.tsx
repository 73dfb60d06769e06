import { Alert, Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { busyButton } from '../../ui/busyButton';
import styles from './members.module.css';

interface PartOfListProps {
  readonly text: string;
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** The service gives its list in pages, and not all of them came: rows that are missing must not look as if there were none. */
export function PartOfList({ text, query: { isFetching, refetch } }: PartOfListProps) {
  const { t } = useTranslation();
  return (
    <Alert
      type="warning"
      role="status"
      showIcon
      className={styles['part'] ?? ''}
      title={text}
      description={t('The others could not be read: search, export and numbers leave them out.')}
      action={<Button {...busyButton(isFetching, () => void refetch())}>{t('Retry')}</Button>}
    />
  );
}

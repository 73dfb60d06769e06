import { useTranslation } from '../../i18n/useTranslation';
import { Button } from '../../ui/plain/Button';
import { RELOAD_ICON } from '../../ui/icons';

interface ReloadButtonProps {
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Payments come in by themselves at the provider: the office looks again when it wants to know. */
export function ReloadButton({ query: { isFetching, refetch } }: ReloadButtonProps) {
  const { t } = useTranslation();
  return (
    <Button icon={RELOAD_ICON} busy={isFetching} onClick={() => void refetch()}>
      {t('Reload')}
    </Button>
  );
}

import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { busyButton } from '../../ui/busyButton';

interface ReloadButtonProps {
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Payments come in by themselves at the provider: the office looks again when it wants to know. */
export function ReloadButton({ query: { isFetching, refetch } }: ReloadButtonProps) {
  const { t } = useTranslation();
  return (
    <Button icon={<ReloadOutlined aria-hidden />} {...busyButton(isFetching, () => void refetch())}>
      {t('Reload')}
    </Button>
  );
}

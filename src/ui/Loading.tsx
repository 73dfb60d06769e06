import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';

/** Stands while a screen's script or its first answer is on the way. */
export function Loading({ text }: { readonly text?: string }) {
  const { t } = useTranslation();
  return (
    <div role="status" style={{ padding: 48, textAlign: 'center' }}>
      <Spin />
      <p>{text ?? t('Loading...')}</p>
    </div>
  );
}

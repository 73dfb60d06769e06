import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

/** The back arrow: to the screen before, or to `fallback` for a person who opened this address directly. */
export function BackButton({ fallback }: { readonly fallback: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Button
      type="text"
      aria-label={t('Back')}
      icon={<ArrowLeftOutlined aria-hidden="true" />}
      // The first screen of a visit has the key "default": behind it lies another site.
      onClick={() => void (key === 'default' ? navigate(fallback) : navigate(-1))}
    />
  );
}

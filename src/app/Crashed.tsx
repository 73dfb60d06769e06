import { useTranslation } from '../i18n/useTranslation';
import { BASE_PATH } from '../config/paths';
import { Content } from '../ui/Content';
import { Button } from '../ui/plain/Button';

/** Replaces a screen that crashed. Its links are plain, since the router itself may have crashed. */
export function Crashed() {
  const { t } = useTranslation();
  return (
    <Content heading={t('This page could not be shown')}>
      <p role="alert">
        {t(
          'An error in the portal stopped this page. What you saved is safe. Reload the page. If it happens again, tell the office what you were doing.',
        )}
      </p>
      <p>
        <Button primary onClick={() => location.reload()}>
          {t('Reload the page')}
        </Button>{' '}
        <a href={`${BASE_PATH}/`}>{t('Go to the home page')}</a>
      </p>
    </Content>
  );
}

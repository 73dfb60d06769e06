import { useTranslation } from '../i18n/useTranslation';
import { useRouteError } from 'react-router';
import { Content } from '../ui/Content';
import { Button } from '../ui/Button';
import { Crashed } from './Crashed';
import { isMissingScript } from './update/missingScript';

/** What stands in place of a page or a layout that failed, by what it failed of. */
export function RouteFault() {
  return isMissingScript(useRouteError()) ? <NotLoaded /> : <Crashed />;
}

/** A file of this screen did not come. The browser remembers that, so that only a reload asks for it again. */
export function NotLoaded() {
  const { t } = useTranslation();
  return (
    <Content heading={t('This page did not arrive')}>
      <p role="alert">
        {t('A part of the portal could not be loaded. Please check your internet connection.')}
      </p>
      <p>
        <Button primary onClick={() => location.reload()}>
          {t('Try again')}
        </Button>
      </p>
    </Content>
  );
}

import { useEffect, useState } from 'react';
import { TimedOut } from '../domain/withTimeout';
import { useTranslation } from '../i18n/useTranslation';
import { useRouteError } from 'react-router';
import { Content } from '../ui/Content';
import { Button } from '../ui/plain/Button';
import { Loading } from '../ui/plain/Loading';
import { Crashed } from './Crashed';
import { updateSettled } from './update/appVersion';

/** Files of the portal that a screen loads on demand and that did not come: Vite tells of each before its screen learns of it. */
const missing = new WeakSet<Error>();
window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));

/** What stands in place of a page or a layout that failed, by what it failed of. */
export function RouteError() {
  const fault = useRouteError();
  const isMissing = fault instanceof TimedOut || (fault instanceof Error && missing.has(fault));
  return isMissing ? <Missing /> : <Crashed />;
}

/** A page that is reloaded for a new version does not first say that something is missing. */
function Missing() {
  const [isShown, setShown] = useState(false);
  // Asked of the host.
  useEffect(() => void updateSettled().then(() => setShown(true)), []);
  return isShown ? <LoadFailed /> : <Loading />;
}

/** A file of this screen did not come. The browser remembers that, so that only a reload asks for it again. */
export function LoadFailed() {
  const { t } = useTranslation();
  return (
    <Content heading={t('This page could not be loaded')}>
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

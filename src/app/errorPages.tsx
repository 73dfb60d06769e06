import { useEffect, useState } from 'react';
import { Link, useRouteError } from 'react-router';
import { BASE_PATH, homeOf, paths } from '../config/paths';
import { MissingFileError } from '../domain/lateFile';
import { useTranslation } from '../i18n/translation';
import { useSession } from '../session/sessionSlice';
import { Content } from '../ui/Content';
import { Button } from '../ui/plain/Button';
import { Loading } from '../ui/plain/small';
import { updateSettled } from './update';

/** Shown for an unknown address and for an invalid id. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <Content heading={t('Page not found')}>
      <p>{t('There is no page at this address. Check the address, or go to the home page.')}</p>
      <p>
        <Link to={session === null ? paths.root : homeOf(session.role)}>
          {t('Go to the home page')}
        </Link>
      </p>
    </Content>
  );
}

export function RouteError() {
  return useRouteError() instanceof MissingFileError ? <Missing /> : <Crashed />;
}

/** Waits for the check for a new version, so that a page about to be reloaded reports no missing file. */
function Missing() {
  const [isShown, setShown] = useState(false);
  useEffect(() => void updateSettled().then(() => setShown(true)), []);
  return isShown ? <LoadFailed /> : <Loading />;
}

/** A file of this screen could not be loaded. Only a reload helps, since the browser remembers the failure. */
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

/** Replaces a screen that crashed. The browser follows its link, since the router itself may have crashed. */
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
        <a href={`${BASE_PATH}/`} target="_self">
          {t('Go to the home page')}
        </a>
      </p>
    </Content>
  );
}

import { useTranslation } from '../../i18n/useTranslation';
import { Link, useLocation } from 'react-router';
import { pathsWithDrafts } from '../../session/unsaved/editDraft';
import { useSession } from '../../session/useSession';
import { Notice } from '../../ui/plain/Notice';

/** After the next sign-in, the way back to what was typed and never saved (rule S3). */
export function DraftNotice() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const userId = useSession()?.userId ?? null;
  const drafted = userId === null ? [] : pathsWithDrafts(userId);
  return drafted
    .filter((path) => path !== pathname)
    .map((path) => (
      <Notice
        key={path}
        banner
        kind="warning"
        role="status"
        title={
          <>
            <span>{t('You have unsaved changes from earlier.')}</span>{' '}
            <Link to={path}>{t('Continue editing')}</Link>
          </>
        }
      />
    ));
}

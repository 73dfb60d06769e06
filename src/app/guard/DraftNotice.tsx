import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../i18n/translation';
import { pathsWithDrafts } from '../../session/drafts';
import { useSession } from '../../session/sessionSlice';
import { Notice } from '../../ui/plain/Notice';

/** Offers a way back to unsaved edits after the next login (rule S3). */
export function DraftNotice() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const userId = useSession()?.userId ?? null;
  const draftPaths = userId === null ? [] : pathsWithDrafts(userId);
  return draftPaths
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

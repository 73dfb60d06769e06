import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { readEditDraft } from '../../session/editDraft';
import { useSession } from '../../session/useSession';
import { Notice } from '../../ui/Notice';

/** After the next sign-in, the way back to what was typed and never saved (decisions S3). */
export function DraftNotice() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const userId = useSession()?.userId ?? null;
  const draft = userId === null ? null : readEditDraft(userId);
  if (draft === null || draft.path === pathname) return null;
  return (
    <Notice
      banner
      kind="warning"
      role="status"
      title={
        <>
          {t('There are changes of yours that were never saved.')}{' '}
          <Link to={draft.path}>{t('Go on with them')}</Link>
        </>
      }
    />
  );
}

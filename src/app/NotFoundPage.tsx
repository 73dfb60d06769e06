import { useTranslation } from '../i18n/translation';
import { Link } from 'react-router';
import { homeOf, paths } from '../config/paths';
import { useSession } from '../session/sessionSlice';
import { Content } from '../ui/Content';

/** Shown for an unknown address and for an invalid id (rules A7, A8). */
export default function NotFoundPage() {
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

import { useTranslation } from '../i18n/translation';
import type { ConfigProblem } from './loadConfig';
import styles from './BadConfig.module.css';

/** Replaces the portal while config.json is wrong. It names each key, for the person who deploys the portal. */
export function BadConfig({ problems }: { readonly problems: readonly ConfigProblem[] }) {
  const { t } = useTranslation();
  return (
    <main className={styles['page']} role="alert">
      <title>{t('The portal is not set up correctly')}</title>
      <h1>{t('The portal is not set up correctly')}</h1>
      <p>
        {t(
          'The settings file config.json has errors. Nobody can log in until they are fixed. If you are a member, please tell the office.',
        )}
      </p>
      <ul>
        {problems.map(({ key, problem, detail = '' }) => (
          <li key={`${key} ${problem}`}>
            <code translate="no">{key === '' ? 'config.json' : key}</code>{' '}
            <span>{t(problem, { detail })}</span>
          </li>
        ))}
      </ul>
      <TryAgain />
    </main>
  );
}

/** Reloads the page: config.json is read again, and nothing has been typed yet. */
function TryAgain() {
  const { t } = useTranslation();
  return (
    <p>
      <button type="button" onClick={() => location.reload()}>
        {t('Try again')}
      </button>
    </p>
  );
}

/** Replaces the portal when config.json could not be loaded, which may only be a network problem. */
export function MissingConfig() {
  const { t } = useTranslation();
  return (
    <main className={styles['page']} role="alert">
      <title>{t('The portal could not be loaded')}</title>
      <h1>{t('The portal could not be loaded')}</h1>
      <p>{t('The file config.json could not be loaded. Please check your internet connection.')}</p>
      <TryAgain />
    </main>
  );
}

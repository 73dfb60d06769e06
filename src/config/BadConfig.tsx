import { useTranslation } from '../i18n/useTranslation';
import type { ConfigProblem } from './loadConfig';
import styles from './BadConfig.module.css';
import { TryAgain } from './TryAgain';

/** Stands in place of the portal when config.json is wrong. For the person who deploys it, so it names each key. */
export function BadConfig({ problems }: { readonly problems: readonly ConfigProblem[] }) {
  const { t } = useTranslation();
  return (
    <main className={styles['page']} role="alert">
      <title>{t('The portal is not set up correctly')}</title>
      <h1>{t('The portal is not set up correctly')}</h1>
      <p>
        {t(
          'Its configuration file config.json has to be corrected before anybody can sign in. If you are a member, please tell the office.',
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

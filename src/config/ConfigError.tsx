import { useTranslation } from '../i18n/translation';
import type { ConfigProblem } from './loadConfig';

const BUTTON = { minHeight: '2.5rem', padding: '0.25rem 1.25rem', font: 'inherit' };

interface ConfigErrorProps {
  /** Empty if config.json could not be loaded, which may only be a network problem. */
  readonly problems: readonly ConfigProblem[];
}

/** Replaces the portal while config.json is wrong or missing. It names each wrong key, for the person who deploys the portal. */
export function ConfigError({ problems }: ConfigErrorProps) {
  const { t } = useTranslation();
  const isMissing = problems.length === 0;
  const heading = isMissing
    ? t('The portal could not be loaded')
    : t('The portal is not set up correctly');
  return (
    <main style={{ maxWidth: '40rem', margin: '10vh auto', padding: '1.5rem' }} role="alert">
      <title>{heading}</title>
      <h1>{heading}</h1>
      <p>
        {isMissing
          ? t('The file config.json could not be loaded. Please check your internet connection.')
          : t(
              'The settings file config.json has errors. Nobody can log in until they are fixed. If you are a member, please tell the office.',
            )}
      </p>
      {!isMissing && (
        <ul>
          {problems.map(({ key, problem, detail = '' }) => (
            <li key={`${key} ${problem}`} style={{ marginBlock: '0.5rem' }}>
              <b>
                <code translate="no">{key === '' ? 'config.json' : key}</code>
              </b>{' '}
              <span>{t(problem, { detail })}</span>
            </li>
          ))}
        </ul>
      )}
      {/* A new page reads config.json again, and nothing has been typed yet. */}
      <button type="button" style={BUTTON} onClick={() => location.reload()}>
        {t('Try again')}
      </button>
    </main>
  );
}

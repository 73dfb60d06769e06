import { useTranslation } from '../../i18n/translation';
import { chooseColors, readColorChoice, useColorChoice } from './colorChoice';
import frame from '../layouts/frame.module.css';
import styles from './ColorSwitch.module.css';

export function ColorSwitch() {
  const { t } = useTranslation();
  return (
    <span className={styles['switch']}>
      <svg viewBox="0 0 16 16" width="1rem" height="1rem" aria-hidden="true" fill="currentcolor">
        <path d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1m0 12.6V2.4a5.6 5.6 0 0 1 0 11.2" />
      </svg>
      <select
        className={frame['control']}
        aria-label={t('Theme')}
        title={t('Theme')}
        value={useColorChoice()}
        onChange={({ target }) => chooseColors(readColorChoice(target.value))}
      >
        <option value="system">{t('Same as device')}</option>
        <option value="light">{t('Light')}</option>
        <option value="dark">{t('Dark')}</option>
      </select>
    </span>
  );
}

import {
  CheckCircleFilled,
  CloseCircleFilled,
  DownOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';
import { ConfigProvider, theme } from 'antd';
import enUS from 'antd/es/locale/en_US';
import hiIN from 'antd/es/locale/hi_IN';
import { type ReactNode, useMemo } from 'react';
import { ROLE } from '../../domain/roles';
import { currentLanguage } from '../../i18n/translation';
import { useTranslation } from '../../i18n/useTranslation';
import { useSession } from '../../session/useSession';
import { Spinner } from '../../ui/plain/Spinner';
import { useColorMode } from '../colours/useColorMode';
import { antdTheme, type Audience, USUAL_LETTERS } from '../theme';
import styles from './AntdProvider.module.css';
import { BY_FINGER, useMedia } from './useMedia';

const LOCALES = { en: enUS, hi: hiIN } as const;

interface AntdProviderProps {
  /** The office's letters are smaller than a member's. */
  readonly audience: Audience;
  readonly children: ReactNode;
}

/** The one ConfigProvider: colours, letters and language of all that antd draws. */
export function AntdProvider({ audience, children }: AntdProviderProps) {
  // Draws anew when the language changes.
  useTranslation();
  const mode = useColorMode();
  const isTouch = useMedia(BY_FINGER);
  const config = useMemo(
    () => ({
      ...antdTheme({ mode, audience, isTouch, fontSizePx: rootFontSize() }),
      algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    }),
    [mode, audience, isTouch],
  );
  return (
    <ConfigProvider
      theme={config}
      locale={LOCALES[currentLanguage()]}
      wave={WAVE}
      dropdown={DROPDOWN}
      select={SELECT}
      button={BUTTON}
      alert={ALERT}
      getPopupContainer={popupContainer}
    >
      {children}
    </ConfigProvider>
  );
}

/** Whose letters they are on a screen of both roles. */
export const useAudience = (): Audience =>
  useSession()?.role === ROLE.member ? 'member' : 'office';

/** Nothing moves (docs/decisions/0006). */
const WAVE = { disabled: true } as const;

/** antd names its arrow in English. */
const SELECT = { suffixIcon: <DownOutlined aria-hidden /> };

/** It has no name of its own that would be read before the button's. */
const BUTTON = { loadingIcon: <Spinner /> };

/** Its icons have English names, which would be read before the text. */
const ALERT = {
  classNames: { root: styles['alert'] ?? '', section: styles['alertText'] ?? '' },
  successIcon: <CheckCircleFilled aria-hidden />,
  infoIcon: <InfoCircleFilled aria-hidden />,
  warningIcon: <ExclamationCircleFilled aria-hidden />,
  errorIcon: <CloseCircleFilled aria-hidden />,
};

const DROPDOWN = { classNames: { root: styles['menu'] ?? '' } };

/** What opens in a dialog stands in it: the rest of the page is out of reach. */
const popupContainer = (opener?: HTMLElement) => opener?.closest('dialog') ?? document.body;

/** How large the letters are that the person has set in the browser, in pixels. */
const rootFontSize = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_LETTERS;

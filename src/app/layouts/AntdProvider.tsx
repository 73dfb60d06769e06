import {
  CheckCircleFilled,
  CloseCircleFilled,
  DownOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';
import { ConfigProvider, theme } from 'antd';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Outlet } from 'react-router';
import { ROLE } from '../../domain/roles';
import { useTranslation } from '../../i18n/translation';
import { useSession } from '../../session/sessionSlice';
import { keepFocus } from '../../ui/keepFocus';
import { Spinner } from '../../ui/plain/Spinner';
import { useColorMode } from '../colours/useColorMode';
import { DraftNotice } from '../guard/DraftNotice';
import { FollowLinks } from '../FollowLinks';
import { antdTheme, type Audience, USUAL_LETTERS } from '../theme';
import styles from './AntdProvider.module.css';
import { BY_FINGER, useMedia } from './useMedia';

const SCREENS = (
  <>
    <FollowLinks />
    <DraftNotice />
    <Outlet />
  </>
);

/** The only ConfigProvider: colours, sizes and language of all antd components. */
export default function AntdProvider({ children = SCREENS }: { readonly children?: ReactNode }) {
  const { t, language } = useTranslation();
  const mode = useColorMode();
  /** The office has smaller text than the members. */
  const audience: Audience = useSession()?.role === ROLE.member ? 'member' : 'office';
  const isTouch = useMedia(BY_FINGER);
  // On the screens after the login; those before it have few controls that disappear.
  useEffect(() => keepFocus(document), []);
  const config = useMemo(
    () => ({
      ...antdTheme({ mode, audience, isTouch, fontSizePx: rootFontSize() }),
      algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    }),
    [mode, audience, isTouch],
  );
  // The portal writes all texts itself but this one. antd's Hindi would be more to load than a screen's own texts.
  const locale = useMemo(
    () => ({ locale: language, Empty: { description: t('No data') } }),
    [t, language],
  );
  return (
    <ConfigProvider
      theme={config}
      locale={locale}
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

/** No animations (docs/decisions/0006). */
const WAVE = { disabled: true } as const;

/** antd's own arrow has an English name. */
const SELECT = { suffixIcon: <DownOutlined aria-hidden /> };

/** Our spinner has no name that would be read before the button's. */
const BUTTON = { loadingIcon: <Spinner /> };

/** antd's own icons have English names, which would be read before the text. */
const ALERT = {
  classNames: { root: styles['alert'] ?? '', section: styles['alertText'] ?? '' },
  successIcon: <CheckCircleFilled aria-hidden />,
  infoIcon: <InfoCircleFilled aria-hidden />,
  warningIcon: <ExclamationCircleFilled aria-hidden />,
  errorIcon: <CloseCircleFilled aria-hidden />,
};

const DROPDOWN = { classNames: { root: styles['menu'] ?? '' } };

/** Popups of a dialog are rendered inside it, since the rest of the page is inert. */
const popupContainer = (opener?: HTMLElement) => opener?.closest('dialog') ?? document.body;

/** The font size that the person set in the browser, in pixels. */
const rootFontSize = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_LETTERS;

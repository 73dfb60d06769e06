import {
  CheckCircleFilled,
  CloseCircleFilled,
  DownOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';
import { ConfigProvider, type ConfigProviderProps, theme } from 'antd';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { createPath, Outlet, useLocation, useNavigate } from 'react-router';
import type { ListOrigin } from '../../config/visits';
import { BASE_PATH } from '../../config/paths';
import { ROLE } from '../../domain/access';
import { useTranslation } from '../../i18n/translation';
import { useSession } from '../../session/sessionSlice';
import { keepFocus } from '../../ui/focus';
import { Spinner } from '../../ui/plain/small';
import { DraftNotice } from '../guard/resumeWork';
import { useColorChoice } from '../colorChoice';
import { antdTheme, type Audience, type ColorMode, USUAL_LETTERS } from '../theme';
import styles from './layouts.module.css';

const SCREENS = (
  <>
    <FollowLinks />
    <DraftNotice />
    <Outlet />
  </>
);

const BY_FINGER = 'screen and (pointer: coarse), screen and (width < 40rem)';

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
    <ConfigProvider {...OF_ALL_COMPONENTS} theme={config} locale={locale}>
      {children}
    </ConfigProvider>
  );
}

const OF_ALL_COMPONENTS: ConfigProviderProps = {
  wave: { disabled: true },
  dropdown: { classNames: { root: styles['menu'] ?? '' } },
  // Our spinner has no name that would be read before the button's.
  button: { loadingIcon: <Spinner /> },
  // antd's own icons have English names, which would be read before the text.
  select: { suffixIcon: <DownOutlined aria-hidden /> },
  alert: {
    // In little room the buttons go below the text.
    styles: { root: { flexWrap: 'wrap', gap: '0.5rem 0' }, section: { flex: '1 1 14em' } },
    successIcon: <CheckCircleFilled aria-hidden />,
    infoIcon: <InfoCircleFilled aria-hidden />,
    warningIcon: <ExclamationCircleFilled aria-hidden />,
    errorIcon: <CloseCircleFilled aria-hidden />,
  },
  // Popups of a dialog are rendered inside it, since the rest of the page is inert.
  getPopupContainer: (opener) => opener?.closest('dialog') ?? document.body,
};

/** The font size that the person set in the browser, in pixels. */
const rootFontSize = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_LETTERS;

/**
 * Follows the plain links to screens of the portal: a router's link would be too slow with two per row of a list, and does not
 * work in a notice, above the router. The screen gets the address of this one, to lead back to a list as it was.
 */
function FollowLinks() {
  const navigate = useNavigate();
  const location = useLocation();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!href.startsWith(`${BASE_PATH}/`) || link?.target !== '' || event.defaultPrevented) return;
    // The browser handles links opened in another tab or window, or saved.
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0)
      return;
    event.preventDefault();
    const state: ListOrigin = { list: createPath({ ...location, hash: '' }) };
    void navigate(href.slice(BASE_PATH.length), { state });
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => follow(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return null;
}

/** True while a media query matches. Use `screen`, so that printing does not render the page for the paper's width. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Set by `beforeprint`, since some browsers lay out the page before the media query changes. */
let isPrinting = false;

function onPrinting(changed: () => void) {
  const onPrint = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    changed();
  };
  const stopped = new AbortController();
  window.addEventListener('beforeprint', onPrint, { signal: stopped.signal });
  window.addEventListener('afterprint', onPrint, { signal: stopped.signal });
  return () => stopped.abort();
}

/** The chosen colour mode, or the device's; on paper always light. */
export function useColorMode(): ColorMode {
  const choice = useColorChoice();
  const isPrinted = useSyncExternalStore(onPrinting, () => isPrinting);
  const isPaper = useMedia('print');
  const isDark = useMedia('(prefers-color-scheme: dark)');
  if (isPrinted || isPaper) return 'light';
  if (choice !== 'system') return choice;
  return isDark ? 'dark' : 'light';
}

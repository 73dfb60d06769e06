import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { type DataRouter, RouterProvider } from 'react-router';
import { ConfigContext } from '../config/ConfigContext';
import { type Demo, DemoContext } from '../config/demo';
import type { Config } from '../config/schema';
import { antdLocale } from '../i18n/i18n';
import { DialogsProvider } from '../ui/dialogs/DialogsProvider';
import type { Store } from './store';
import { portalTheme } from './theme/portalTheme';
import { useColorMode } from './theme/useColorMode';
import { NewVersion } from './update/NewVersion';
import { useOtherTabs } from './useOtherTabs';

interface AppProps {
  readonly store: Store;
  readonly config: Config;
  readonly demo: Demo | null;
  readonly router: DataRouter;
}

/** A double click on what opens a dialog must not close it again by its second half, beside the dialog. */
const DIALOGS = { mask: { closable: false } } as const;

/** The text beside them says it all; their own names are English words of antd such as "info-circle". */
const ALERT_ICONS = {
  successIcon: <CheckCircleFilled aria-hidden="true" />,
  infoIcon: <InfoCircleFilled aria-hidden="true" />,
  warningIcon: <ExclamationCircleFilled aria-hidden="true" />,
  errorIcon: <CloseCircleFilled aria-hidden="true" />,
} as const;

export function App({ store, config, demo, router }: AppProps) {
  const mode = useColorMode();
  const theme = useMemo(() => portalTheme(mode), [mode]);
  // Draws anew when the language changes, and antd's own texts with it.
  useTranslation();
  useOtherTabs(store);
  return (
    <Provider store={store}>
      <ConfigContext value={config}>
        <DemoContext value={demo}>
          <ConfigProvider locale={antdLocale()} theme={theme} modal={DIALOGS} alert={ALERT_ICONS}>
            <DialogsProvider>
              <NewVersion />
              <RouterProvider router={router} />
            </DialogsProvider>
          </ConfigProvider>
        </DemoContext>
      </ConfigContext>
    </Provider>
  );
}

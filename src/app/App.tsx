import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { type DataRouter, RouterProvider } from 'react-router';
import { ConfigContext } from '../config/ConfigContext';
import { type Demo, DemoContext } from '../config/demo';
import type { Config } from '../config/schema';
import { DialogsProvider } from '../ui/dialogs/DialogsProvider';
import type { Store } from './store';
import { AntdTheme } from './theme/lazyAntdTheme';
import { useColorsOfPage } from './theme/useColorChoice';
import { NewVersion } from './update/NewVersion';
import { useOtherTabs } from './useOtherTabs';

interface AppProps {
  readonly store: Store;
  readonly config: Config;
  /** The demo, which starts when the first screen stands; `null` where a real service answers. */
  readonly demo: Promise<Demo> | null;
  readonly router: DataRouter;
}

export function App({ store, config, demo, router }: AppProps) {
  // Draws anew when the language changes, and antd's own texts with it.
  useTranslation();
  useColorsOfPage();
  useOtherTabs(store);
  const [running, setRunning] = useState<Demo | null>(null);
  // It comes once, from outside of React. Where it does not come, each call says so.
  useEffect(() => void demo?.then(setRunning, () => undefined), [demo]);
  return (
    <Provider store={store}>
      <ConfigContext value={config}>
        <DemoContext value={running}>
          <DialogsProvider frame={AntdTheme}>
            <NewVersion />
            <RouterProvider router={router} />
          </DialogsProvider>
        </DemoContext>
      </ConfigContext>
    </Provider>
  );
}

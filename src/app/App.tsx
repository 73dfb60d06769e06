import { ConfigProvider } from 'antd';
import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { type DataRouter, RouterProvider } from 'react-router';
import { ConfigContext } from '../config/ConfigContext';
import { type Demo, DemoContext } from '../config/demo';
import type { Config } from '../config/schema';
import { DialogsProvider } from '../ui/dialogs/DialogsProvider';
import type { Store } from './store';
import { portalTheme } from './theme/portalTheme';
import { useColorMode } from './theme/useColorMode';
import { useOtherTabs } from './useOtherTabs';

interface AppProps {
  readonly store: Store;
  readonly config: Config;
  readonly demo: Demo | null;
  readonly router: DataRouter;
}

/** A double click on what opens a dialog must not close it again by its second half, beside the dialog. */
const DIALOGS = { mask: { closable: false } } as const;

export function App({ store, config, demo, router }: AppProps) {
  const mode = useColorMode();
  const theme = useMemo(() => portalTheme(mode), [mode]);
  useOtherTabs(store);
  return (
    <Provider store={store}>
      <ConfigContext value={config}>
        <DemoContext value={demo}>
          <ConfigProvider theme={theme} modal={DIALOGS}>
            <DialogsProvider>
              <RouterProvider router={router} />
            </DialogsProvider>
          </ConfigProvider>
        </DemoContext>
      </ConfigContext>
    </Provider>
  );
}

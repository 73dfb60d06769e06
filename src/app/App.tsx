import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { Provider, useSelector } from 'react-redux';
import { flushSync } from 'react-dom';
import { type DataRouter, RouterProvider } from 'react-router';
import { ConfigContext } from '../config/ConfigContext';
import { type Demo, DemoContext } from '../config/demo';
import type { Config } from '../config/schema';
import { selectSessionEpoch } from '../session/sessionSlice';
import { DialogsProvider } from '../ui/dialogs/DialogsProvider';
import { guardPresses } from '../ui/pressGuard';
import { TextsNotice } from './language/TextsNotice';
import type { Store } from './store';
import { useColorsOfPage } from './colours/colorChoice';
import { UpdatePrompt } from './update/UpdatePrompt';
import { useOtherTabs } from './useOtherTabs';

interface AppProps {
  readonly store: Store;
  readonly config: Config;
  /** The demo, which starts when the first screen stands; `null` where a real service answers. */
  readonly demo: Promise<Demo> | null;
  /** The texts of the person's language did not come. */
  readonly hasMissingTexts?: boolean;
  readonly router: DataRouter;
}

export function App({ store, config, demo, hasMissingTexts = false, router }: AppProps) {
  // Draws anew when the language changes.
  useTranslation();
  useColorsOfPage();
  useOtherTabs(store, config.apiBaseUrl);
  // The whole page is watched, whatever stands on it.
  useEffect(() => guardPresses(document), []);
  const [running, setRunning] = useState<Demo | null>(null);
  // It comes once, from outside of React. Where it does not come, each call says so.
  useEffect(() => void demo?.then(setRunning, () => undefined), [demo]);
  return (
    <Provider store={store}>
      <ConfigContext value={config}>
        <DemoContext value={running}>
          <SessionDialogs store={store}>
            <UpdatePrompt />
            {hasMissingTexts && <TextsNotice />}
            <RouterProvider router={router} flushSync={(change) => void flushSync(change)} />
          </SessionDialogs>
        </DemoContext>
      </ConfigContext>
    </Provider>
  );
}

/** The dialogs of whoever is here now (rule C5). */
function SessionDialogs({ store, children }: Pick<AppProps, 'store'> & { children: ReactNode }) {
  const sessionEpoch = useSelector(selectSessionEpoch);
  return (
    <DialogsProvider
      sessionEpoch={sessionEpoch}
      currentEpoch={() => selectSessionEpoch(store.getState())}
    >
      {children}
    </DialogsProvider>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/translation';
import { Provider } from 'react-redux';
import { flushSync } from 'react-dom';
import { type DataRouter, RouterProvider } from 'react-router';
import { ConfigContext } from '../config/ConfigContext';
import { type Demo, DemoContext } from '../config/demo';
import type { Config } from '../config/schema';
import { useOwner } from '../session/sessionSlice';
import { DialogsProvider } from '../ui/dialogs/DialogsProvider';
import { guardPresses } from '../ui/pressGuard';
import { TextsNotice } from './guard/notices';
import { followOtherTabs, type Store } from './store';
import { useColorsOfPage } from './colorChoice';
import { UpdatePrompt } from './update';

interface AppProps {
  readonly store: Store;
  readonly config: Config;
  /** The demo, which starts after the first screen is shown; `null` with a real service. */
  readonly demo: Promise<Demo> | null;
  readonly hasMissingTexts?: boolean;
  readonly router: DataRouter;
}

export function App({ store, config, demo, hasMissingTexts = false, router }: AppProps) {
  useTranslation();
  useColorsOfPage();
  useEffect(() => followOtherTabs(store), [store]);
  useEffect(() => guardPresses(document), []);
  const [running, setRunning] = useState<Demo | null>(null);
  // Without the demo every request fails and says so.
  useEffect(() => void demo?.then(setRunning, () => undefined), [demo]);
  return (
    <Provider store={store}>
      <ConfigContext value={config}>
        <DemoContext value={running}>
          <OwnedDialogs>
            <UpdatePrompt />
            {hasMissingTexts && <TextsNotice />}
            <RouterProvider router={router} flushSync={(change) => void flushSync(change)} />
          </OwnedDialogs>
        </DemoContext>
      </ConfigContext>
    </Provider>
  );
}

/** The dialogs of the person who is here. */
function OwnedDialogs({ children }: { readonly children: ReactNode }) {
  return <DialogsProvider {...useOwner()}>{children}</DialogsProvider>;
}

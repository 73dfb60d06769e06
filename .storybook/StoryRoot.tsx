import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import AntdProvider from '../src/app/layouts/AntdProvider';
import { createStore } from '../src/app/store';
import { testConfig } from '../src/test/Portal';
import { DialogsProvider } from '../src/ui/dialogs/DialogsProvider';

/** Provides what a component needs: the store, the theme, the dialogs and a router. */
export function StoryRoot({ children }: { readonly children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <main style={{ padding: 16 }}>{children}</main> }]),
  );
  const [store] = useState(() => createStore(testConfig, null));
  return (
    <Provider store={store}>
      <AntdProvider>
        <DialogsProvider>
          <RouterProvider router={router} flushSync={(change) => void flushSync(change)} />
        </DialogsProvider>
      </AntdProvider>
    </Provider>
  );
}

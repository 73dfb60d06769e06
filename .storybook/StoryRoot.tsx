import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useState } from 'react';
import { AntdProvider } from '../src/app/layouts/AntdProvider';
import { DialogsProvider } from '../src/ui/dialogs/DialogsProvider';

/** Provides what a component needs: the theme, the dialogs and a router. */
export function StoryRoot({ children }: { readonly children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <main style={{ padding: 16 }}>{children}</main> }]),
  );
  return (
    <AntdProvider audience="office">
      <DialogsProvider>
        <RouterProvider router={router} flushSync={(change) => void flushSync(change)} />
      </DialogsProvider>
    </AntdProvider>
  );
}

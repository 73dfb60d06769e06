import { createContext, useContext } from 'react';

/** A screen as what happens later sees it: whether the person is still there (rule C4). */
export interface Screen {
  readonly standing: boolean;
}

/** Around every screen stands the portal, which is always there. */
export const ScreenContext = createContext<Screen>({ standing: true });

/** The screen around this component; asked again after each wait. */
export const useScreen = (): Screen => useContext(ScreenContext);

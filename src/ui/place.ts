import { createContext, useContext } from 'react';

/** Where something was opened, as what happens later sees it: whether the person is still there (rule C4). */
export interface Place {
  readonly standing: boolean;
}

/** Around every page stands the portal, which is always there. */
export const PlaceContext = createContext<Place>({ standing: true });

/** The page around this component; asked again after each wait. */
export const usePlace = (): Place => useContext(PlaceContext);

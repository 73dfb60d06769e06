import { type ReactNode, useContext, useEffect, useState } from 'react';
import { type Place, PlaceContext } from '../place';
import { DialogsContext } from './DialogsContext';

/** Around one screen: the dialogs opened below belong to it, and go with it (rule C5). */
export function PlaceDialogs({ children }: { readonly children: ReactNode }) {
  const dialogs = useContext(DialogsContext);
  const [place] = useState(() => new MountedPlace());
  // What is asked and answered later has no other way to know that the screen went.
  useEffect(() => {
    place.opened();
    return () => {
      place.left();
      dialogs?.leave(place);
    };
  }, [place, dialogs]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

class MountedPlace implements Place {
  #standing = true;

  get standing(): boolean {
    return this.#standing;
  }

  opened(): void {
    this.#standing = true;
  }

  left(): void {
    this.#standing = false;
  }
}

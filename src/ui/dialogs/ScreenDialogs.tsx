import { type ReactNode, useContext, useEffect, useState } from 'react';
import { type Screen, ScreenContext } from '../screen';
import { DialogsContext } from './DialogsContext';

/** Around one screen: the dialogs opened below belong to it, and go with it (rule C5). */
export function ScreenDialogs({ children }: { readonly children: ReactNode }) {
  const dialogs = useContext(DialogsContext);
  const [screen] = useState(() => new MountedScreen());
  // What is asked and answered later has no other way to know that the screen went.
  useEffect(() => {
    screen.opened();
    return () => {
      screen.left();
      dialogs?.leave(screen);
    };
  }, [screen, dialogs]);
  return <ScreenContext value={screen}>{children}</ScreenContext>;
}

class MountedScreen implements Screen {
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

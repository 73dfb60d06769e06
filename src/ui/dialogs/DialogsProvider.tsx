import {
  type ComponentType,
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useReducer,
} from 'react';
import { onFirstSign } from '../onFirstSign';
import { DialogFallback } from './DialogFallback';
import { type Dialogs, DialogsContext } from './DialogsContext';
import type { Shown } from './Shown';

type Action = { readonly open: Shown } | { readonly close: number };

// antd's Modal costs more than a third of the sign-in page. One attempt, since browsers remember a file that did not come.
const importHost = () => import('./DialogHost');
let host: ReturnType<typeof importHost> | undefined;
const loadHost = () => (host ??= importHost());
const DialogHost = lazy(loadHost);

let lastId = 0;

function reduce(shown: readonly Shown[], action: Action): readonly Shown[] {
  return 'open' in action ? [...shown, action.open] : shown.filter(({ id }) => id !== action.close);
}

interface DialogsProviderProps {
  /** What antd's pieces stand in. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
  readonly children: ReactNode;
}

export function DialogsProvider({ frame: Frame = Fragment, children }: DialogsProviderProps) {
  const [shown, dispatch] = useReducer(reduce, []);

  // Fetched as soon as a person does something: the message about a lost connection must not need the connection.
  useEffect(() => onFirstSign(() => void loadHost().catch(() => undefined)), []);

  const dialogs = useMemo((): Dialogs => {
    const open = (make: (id: number, close: () => void) => Shown) => {
      const id = ++lastId;
      dispatch({ open: make(id, () => dispatch({ close: id })) });
    };
    /** As `open`, and the focus goes back to where it was. */
    const openModal = (make: (id: number, close: () => void) => Shown) => {
      const opener = document.activeElement;
      open((id, close) =>
        make(id, () => {
          close();
          // After the dialog is gone, and only where the answer did not move the focus on.
          setTimeout(() => {
            if (opener instanceof HTMLElement && document.activeElement === document.body)
              opener.focus();
          });
        }),
      );
    };
    return {
      tell: (message) =>
        new Promise((resolve) =>
          openModal((id, close) => ({
            kind: 'message',
            id,
            message,
            close: () => (close(), resolve()),
          })),
        ),
      ask: (question) =>
        new Promise((resolve) =>
          openModal((id, close) => ({
            kind: 'question',
            id,
            question,
            answer: (yes) => (close(), resolve(yes)),
          })),
        ),
      announce: (message, milliseconds) =>
        open((id, close) => {
          setTimeout(close, milliseconds);
          return { kind: 'notice', id, message, close };
        }),
    };
  }, []);

  return (
    <DialogsContext value={dialogs}>
      {children}
      {shown.length > 0 && (
        <DialogFallback shown={shown}>
          <Suspense>
            <Frame>
              <DialogHost shown={shown} />
            </Frame>
          </Suspense>
        </DialogFallback>
      )}
    </DialogsContext>
  );
}

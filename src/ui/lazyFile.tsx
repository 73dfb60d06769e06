import { type ComponentType, useEffect, useState } from 'react';
import { arriving } from '../domain/arrival';
import { Loading } from './Loading';

/** A component in a file of its own. */
export type LazyFile<Props> = ComponentType<Props> & {
  /** Asks for the file before it is shown; where it does not come, that is told when it is. */
  readonly fetch: () => void;
  /** It has come: whoever shows it sees it at once. */
  readonly isThere: () => boolean;
};

type Ending<Props> =
  | { readonly File: ComponentType<Props> }
  | { readonly File: null; readonly fault: unknown };

/**
 * A component in a file of its own, which is given up after 15 s (rule C9): the fault page then says what to do. One that is there
 * already is shown at once. Not by React's `lazy`: what its Suspense waited for is kept back until 300 ms after the wait was shown.
 */
export function lazyFile<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyFile<Props> {
  let ending: Ending<Props> | null = null;
  const arrive = async (): Promise<Ending<Props>> => {
    const { default: File } = await load();
    return (ending = { File });
  };
  // Kept as a browser keeps it, until a reload: what fails of a second try is less, such as its styles alone.
  const fail = (fault: unknown): Ending<Props> => (ending = { File: null, fault });

  function InFile(props: Props) {
    const [shown, setShown] = useState<Ending<Props> | null>(ending);
    // Asked of the host.
    useEffect(() => {
      let waits = shown === null;
      const show = (next: Ending<Props>) => waits && setShown(next);
      if (waits) void arriving(arrive()).catch(fail).then(show);
      return () => {
        waits = false;
      };
    }, [shown]);
    if (shown === null) return <Loading />;
    if (shown.File === null) throw shown.fault;
    return <shown.File {...props} />;
  }

  return Object.assign(InFile, {
    fetch: () => void arrive().catch(() => undefined),
    isThere: () => ending !== null && ending.File !== null,
  });
}

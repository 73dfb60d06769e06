import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { arriving } from '../domain/arrival';

/** A component in a file of its own. */
export type LazyFile<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Asks for the file before it is shown; where it does not come, that is told when it is. */
  readonly fetch: () => void;
};

/** A component in a file of its own, which is given up after 15 s (rule C9): the fault page then says what to do. */
export function lazyFile<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyFile<Props> {
  return Object.assign(
    lazy(() => arriving(load())),
    { fetch: () => void load().catch(() => undefined) },
  );
}

import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { arriving } from '../domain/arrival';

/** A component in a file of its own, which is given up after 15 s (rule C9): the fault page then says what to do. */
export function lazyFile<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => arriving(load()));
}

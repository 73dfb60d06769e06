import { render } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { StrictMode } from 'react';
import type { World } from '../../mocks/db/worlds';
import { App } from '../app/App';
import type { Config } from '../config/schema';
import type { LocalNotes } from '../session/localNotes';
import { type LocalStore, LocalStoreContext } from '../session/localStore';
import { openPortal, testConfig, type Viewer } from './Portal';
import { type Kept, keptNotes, testStore, testTab } from './testStore';
import { changeWorld } from './wire';
import { service, smallWorld } from './world';

interface Options {
  /** The data of the service, by default the cast. */
  readonly world?: World;
  readonly stored?: Readonly<Record<string, string>>;
  readonly config?: Config;
  /** Scenarios of mocks/scenarios.ts, which come before the service. */
  readonly troubles?: readonly RequestHandler[];
  /** The notes of this browser (rule Q7). */
  readonly notes?: Partial<LocalNotes>;
  /** What else it keeps, for a browser of its own; by default nothing, and what the test has stored before. */
  readonly kept?: Kept | 'refused';
  /** The tab's own store, for a test that looks into its storage. */
  readonly local?: LocalStore;
  /** Runs every effect twice, as React does in development. */
  readonly strict?: boolean;
}

/** Shows the portal with a fresh service and returns its store and router. */
export function showPortal(path: string, as: Viewer, options: Options = {}) {
  const { stored = {}, troubles = [], notes, kept, strict = false, world = smallWorld() } = options;
  changeWorld(service({ world, troubles }));
  const portal = openPortal({ path, as, stored, config: options.config ?? testConfig });
  const hasOwn = notes !== undefined || kept !== undefined;
  const own = () => testStore(kept === 'refused' ? kept : { ...keptNotes(notes), ...kept });
  const { local = hasOwn ? own() : testTab } = options;
  const app = (
    <LocalStoreContext value={local}>
      <App {...portal} />
    </LocalStoreContext>
  );
  const { unmount } = render(strict ? <StrictMode>{app}</StrictMode> : app);
  return { ...portal, unmount };
}

export type ShownPortal = ReturnType<typeof showPortal>;

import { render } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { StrictMode } from 'react';
import type { World } from '../../mocks/db/worlds';
import { App } from '../app/App';
import type { OfficeMemory } from '../session/memory/OfficeMemory';
import { TabMemoryContext, tabMemory } from '../session/memory/TabMemory';
import { openPortal, type Viewer } from './Portal';
import { remembered } from './remembered';
import { changeWorld } from './wire';
import { service, smallWorld } from './world';

interface Options {
  /** What the service starts with; the cast if nothing is said. */
  readonly world?: World;
  readonly stored?: Readonly<Record<string, string>>;
  /** Troubles of mocks/scenarios.ts, which stand before the service. */
  readonly troubles?: readonly RequestHandler[];
  /** What this browser remembers of applications (rule Q7). */
  readonly memory?: Partial<OfficeMemory>;
  /** Whether React runs every effect twice, as it does in development. */
  readonly strict?: boolean;
}

/** Shows the portal on a fresh service and hands out its store and router, for a test of addresses. */
export function showPortal(path: string, as: Viewer, options: Options = {}) {
  const { stored = {}, troubles = [], memory, strict = false, world = smallWorld() } = options;
  changeWorld(service({ world, troubles }));
  const portal = openPortal({ path, as, stored });
  const app = (
    <TabMemoryContext value={memory === undefined ? tabMemory : remembered(memory)}>
      <App {...portal} />
    </TabMemoryContext>
  );
  const { unmount } = render(strict ? <StrictMode>{app}</StrictMode> : app);
  return { ...portal, unmount };
}

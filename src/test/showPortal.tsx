import { render } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { StrictMode } from 'react';
import type { World } from '../../mocks/db/worlds';
import { App } from '../app/App';
import { openPortal, type Viewer } from './Portal';
import { changeWorld } from './wire';
import { service, smallWorld } from './world';

interface Options {
  /** What the service starts with; the cast if nothing is said. */
  readonly world?: World;
  readonly stored?: Readonly<Record<string, string>>;
  /** Troubles of mocks/scenarios.ts, which stand before the service. */
  readonly troubles?: readonly RequestHandler[];
  /** Whether React runs every effect twice, as it does in development. */
  readonly strict?: boolean;
}

/** Shows the portal on a fresh service and hands out its store and router, for a test of addresses. */
export function showPortal(path: string, as: Viewer, options: Options = {}) {
  const { stored = {}, troubles = [], strict = false, world = smallWorld() } = options;
  changeWorld(service({ world, troubles }));
  const portal = openPortal({ path, as, stored });
  const app = <App {...portal} />;
  const { unmount } = render(strict ? <StrictMode>{app}</StrictMode> : app);
  return { ...portal, unmount };
}

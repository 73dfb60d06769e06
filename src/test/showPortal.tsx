import { render } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { StrictMode } from 'react';
import { App } from '../app/App';
import { openPortal, type Viewer } from './Portal';
import { changeWorld } from './wire';
import { service } from './world';

interface Options {
  readonly stored?: Readonly<Record<string, string>>;
  /** Troubles of mocks/scenarios.ts, which stand before the service. */
  readonly troubles?: readonly RequestHandler[];
  /** Whether React runs every effect twice, as it does in development. */
  readonly strict?: boolean;
}

/** Shows the portal on a fresh service and hands out its store and router, for a test of addresses. */
export function showPortal(path: string, as: Viewer, options: Options = {}) {
  const { stored = {}, troubles = [], strict = false } = options;
  changeWorld(service({ troubles }));
  const portal = openPortal({ path, as, stored });
  const app = <App {...portal} />;
  const { unmount } = render(strict ? <StrictMode>{app}</StrictMode> : app);
  return { ...portal, unmount };
}

import { render } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { StrictMode } from 'react';
import type { World } from '../../mocks/db/worlds';
import { App } from '../app/App';
import type { LocalNotes } from '../session/localNotes/localNotes';
import { NotesStoreContext, notesStore } from '../session/localNotes/NotesStore';
import { openPortal, type Viewer } from './Portal';
import { testNotes } from './testNotes';
import { changeWorld } from './wire';
import { service, smallWorld } from './world';

interface Options {
  /** What the service starts with; the cast if nothing is said. */
  readonly world?: World;
  readonly stored?: Readonly<Record<string, string>>;
  /** Troubles of mocks/scenarios.ts, which stand before the service. */
  readonly troubles?: readonly RequestHandler[];
  /** What this browser noted of applications (rule Q7). */
  readonly notes?: Partial<LocalNotes>;
  /** Whether React runs every effect twice, as it does in development. */
  readonly strict?: boolean;
}

/** Shows the portal on a fresh service and hands out its store and router, for a test of addresses. */
export function showPortal(path: string, as: Viewer, options: Options = {}) {
  const { stored = {}, troubles = [], notes, strict = false, world = smallWorld() } = options;
  changeWorld(service({ world, troubles }));
  const portal = openPortal({ path, as, stored });
  const app = (
    <NotesStoreContext value={notes === undefined ? notesStore : testNotes(notes)}>
      <App {...portal} />
    </NotesStoreContext>
  );
  const { unmount } = render(strict ? <StrictMode>{app}</StrictMode> : app);
  return { ...portal, unmount };
}

/** A portal on the screen, with its store and router. */
export type ShownPortal = ReturnType<typeof showPortal>;

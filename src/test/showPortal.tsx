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
  /** The data of the service, by default the cast. */
  readonly world?: World;
  readonly stored?: Readonly<Record<string, string>>;
  /** Scenarios of mocks/scenarios.ts, which come before the service. */
  readonly troubles?: readonly RequestHandler[];
  /** The notes of this browser (rule Q7). */
  readonly notes?: Partial<LocalNotes>;
  /** Runs every effect twice, as React does in development. */
  readonly strict?: boolean;
}

/** Shows the portal with a fresh service and returns its store and router. */
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

export type ShownPortal = ReturnType<typeof showPortal>;

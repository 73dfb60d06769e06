import type { SendRequest } from '../api/call';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { App } from '../app/App';
import { routeObjects } from '../app/router';
import { createStore } from '../app/store';
import { BASE_PATH } from '../config/paths';
import type { Config } from '../config/schema';
import type { LocalNotes } from '../session/localNotes';
import { LocalStoreContext } from '../session/localStore';
import { writeSession } from '../session/storedSession';
import { sessionOf } from './people';
import { type Kept, keptNotes, testStore } from './testStore';

export const testConfig: Config = {
  apiBaseUrl: 'https://service.example',
  adminBaseUrl: '',
  sendTokenOnLists: false,
  association: {
    name: 'Banarasi Vastra Udyog Sangh',
    shortName: 'BVUS',
    registrationNumber: 'VNS/4321/1998',
    address: 'Madanpura, Varanasi 221001, Uttar Pradesh',
    phone: '0542 240 0000',
    email: 'desk@bvus.example',
  },
};

/** Who uses the portal; the tokens are those of the mock service's cast. */
const sessions = {
  visitor: null,
  admin: sessionOf('admin', 'token-of-the-admin'),
  member: sessionOf('member', 'token-of-the-member'),
  unknownRole: sessionOf('unknownRole', 'token-of-the-auditor'),
};

export type Viewer = keyof typeof sessions;

interface PortalProps {
  /** Below the base path. */
  readonly path: string;
  readonly as: Viewer;
  readonly config?: Config;
  /** Storage keys in addition to those of the login, or instead of them. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The notes of this browser (rule Q7). */
  readonly notes?: Partial<LocalNotes>;
  /** What else it keeps. */
  readonly kept?: Kept | 'refused';
}

/** A portal that is not rendered yet, with its router. */
export function openPortal({
  path,
  as,
  config = testConfig,
  stored = {},
}: Omit<PortalProps, 'notes' | 'kept'>) {
  localStorage.clear();
  const signedIn = sessions[as];
  if (signedIn !== null) writeSession(signedIn.session, signedIn.roleNumber);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  return {
    store: createStore(config, Promise.resolve({ send: sendUntilTheEnd() })),
    config,
    demo: null,
    router: createMemoryRouter(routeObjects, {
      basename: `${BASE_PATH}/`,
      initialEntries: [BASE_PATH + path],
    }),
  };
}

/** The whole portal at an address, for a person of this role. Its data comes from msw only. */
export function Portal(props: PortalProps) {
  const [portal] = useState(() => openPortal(props));
  const { notes, kept } = props;
  const [local] = useState(() =>
    testStore(kept === 'refused' ? kept : { ...keptNotes(notes), ...kept }),
  );
  return (
    <LocalStoreContext value={local}>
      <App {...portal} />
    </LocalStoreContext>
  );
}

let turn = 0;

/** Called after each test: portals opened by it no longer send or receive anything. */
export const endPortals = (): void => {
  turn += 1;
};

/**
 * `fetch`, as long as the test runs. Later, a portal could still act in the middle of another test: retry a read, or note that
 * a file was sent when its import times out.
 */
function sendUntilTheEnd(): SendRequest {
  const mine = turn;
  const unlessOver = () => (mine === turn ? undefined : new Promise<never>(() => undefined));
  return async (url, init) => {
    await unlessOver();
    try {
      const answer = await fetch(url, init);
      const { headers, ok, redirected, status } = answer;
      const text = await answer.text();
      return { headers, ok, redirected, status, url: answer.url, text: async () => text };
    } finally {
      await unlessOver();
    }
  };
}

import { createContext, useContext } from 'react';

/** An account of the demo that anybody may use. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

/** What a person should know about the demo's database in this browser. */
export type DemoNotice = 'reseeded' | 'in-memory' | 'no-worker';

/** What the demo build adds (rules, Configuration). The portal has none of it. */
export interface Demo {
  readonly accounts: { readonly admin: DemoAccount; readonly member: DemoAccount };
  /** Has the imitated service answer a call; otherwise as `fetch`. */
  readonly send: (url: string, init?: RequestInit) => Promise<Response>;
  readonly reset: () => Promise<void>;
  readonly notices: readonly DemoNotice[];
}

export const DemoContext = createContext<Demo | null>(null);

/** The demo this portal runs on; `null` while it starts, and where a real service answers. */
export function useDemo(): Demo | null {
  return useContext(DemoContext);
}

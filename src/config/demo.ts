import { createContext, useContext } from 'react';

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

export type DemoNotice = 'reseeded' | 'in-memory' | 'no-worker';

export interface Demo {
  readonly accounts: { readonly admin: DemoAccount; readonly member: DemoAccount };
  /** Lets the mock service answer an API request; works as `fetch` for any other. */
  readonly send: (url: string, init?: RequestInit) => Promise<Response>;
  readonly reset: () => Promise<void>;
  readonly notices: readonly DemoNotice[];
}

export const DemoContext = createContext<Demo | null>(null);

/** The running demo; `null` while it starts, and in a portal with a real service. */
export function useDemo(): Demo | null {
  return useContext(DemoContext);
}

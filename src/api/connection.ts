import type { Config } from '../config/schema';

/** What is read of an answer of the service. */
export type Answered = Pick<Response, 'headers' | 'ok' | 'redirected' | 'status' | 'text' | 'url'>;

/** Sends one call to the service, as `fetch` does. */
export type Send = (url: string, init: RequestInit) => Promise<Answered>;

/** Where the service is and who is asking. The store hands it to every call as its extra argument. */
export class Connection {
  constructor(
    readonly config: Config,
    /** The token of the signed-in person at this moment, `null` for a visitor. */
    readonly token: () => string | null,
    readonly send: Send,
  ) {}
}

export function connectionOf(extra: unknown): Connection {
  if (!(extra instanceof Connection)) throw new Error('The store was made without a Connection');
  return extra;
}

import type { Config } from '../config/schema';

/** Where the service is and who is asking. The store hands it to every call as its extra argument. */
export class Connection {
  constructor(
    readonly config: Config,
    /** The token of the signed-in person at this moment, `null` for a visitor. */
    readonly token: () => string | null,
    /** Whether an upload can tell its progress: in the demo no request leaves the browser. */
    readonly tellsProgress: boolean,
  ) {}
}

export function connectionOf(extra: unknown): Connection {
  if (!(extra instanceof Connection)) throw new Error('The store was made without a Connection');
  return extra;
}

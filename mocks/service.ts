import type { RequestHandler } from 'msw';
import { createDb, fillDb, rowsOf, type Db, type Rows } from './db/collections';
import { demoWorld, rowsOfWorld, type World } from './db/worlds';
import { accountHandlers } from './handlers/account';
import type { ServiceContext } from './handlers/call';
import { countsHandlers } from './handlers/counts';
import { importExportHandlers } from './handlers/importExport';
import { membersHandlers } from './handlers/members';
import { newMembersHandlers } from './handlers/newMembers';
import { profileHandlers } from './handlers/profile';
import { receiptHandlers } from './handlers/receipt';
import { registrationHandlers } from './handlers/registration';
import { createQueue } from './queue';

interface ServiceOptions {
  /** The initial data; by default the demo's cast and crowd. */
  readonly world?: World;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** How long after the link was sent the simulated provider counts a payment as paid. */
  readonly paymentDelayMs?: number;
}

/** A simulated service with its own database. */
export interface Service {
  /** A handler for each call of the service (product §7), at any base address. */
  readonly handlers: RequestHandler[];
  /** The collections, to check what a call has changed. Filled once `ready` is done. */
  readonly db: Db;
  readonly ready: Promise<void>;
  /** Restores the initial data. */
  readonly reset: () => Promise<void>;
  readonly snapshot: () => Promise<Rows>;
  readonly restore: (rows: Rows) => Promise<void>;
}

/** Makes a service. Every story and test makes its own; calls wait until its data is there. */
export function createService({
  world = demoWorld(),
  now = Date.now,
  paymentDelayMs = 4000,
}: ServiceOptions = {}): Service {
  const db = createDb();
  const inTurn = createQueue();
  const context: ServiceContext = { db, now, paymentDelayMs, inTurn };
  const reset = () => inTurn(() => fillDb(db, rowsOfWorld(world)));

  return {
    handlers: [
      registrationHandlers,
      accountHandlers,
      countsHandlers,
      membersHandlers,
      newMembersHandlers,
      importExportHandlers,
      profileHandlers,
      receiptHandlers,
    ].flatMap((group) => group(context)),
    db,
    ready: reset(),
    reset,
    snapshot: () => inTurn(async () => rowsOf(db)),
    restore: (rows) => inTurn(() => fillDb(db, rows)),
  };
}

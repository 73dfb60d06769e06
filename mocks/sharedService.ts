import { getResponse } from 'msw';
import { createSnapshotStore } from './db/snapshot';
import { within } from './pause';
import { createQueue } from './queue';
import type { Service } from './service';

/** Generous, because the demo has many rows and another tab may be using them. */
const SILENCE_MS = 10_000;

/** A header on every answer of the demo's service; answers without it came from the host. */
export const SERVICE_MARK = 'x-demo-service';

type StorageNotice = 'reseeded' | 'in-memory';

/**
 * Opens one service for all tabs of a browser: each call is answered under a lock shared by the tabs, with the rows that the last
 * call of any tab has saved. If IndexedDB is blocked, the rows are in this tab's memory.
 */
export async function openSharedService(
  service: Pick<Service, 'handlers' | 'reset' | 'restore' | 'snapshot'>,
) {
  const notices: StorageNotice[] = [];
  const store = createSnapshotStore();
  const inTurn = createLock();
  let revision = 0;
  let savedText = '';
  let inMemory = false;

  /** Uses the storage. If the browser blocks it, this tab continues without. */
  const withStorage = async <T>(work: () => Promise<T>, without: T): Promise<T> => {
    if (inMemory) return without;
    try {
      return await within(SILENCE_MS, work());
    } catch {
      inMemory = true;
      notices.push('in-memory');
      return without;
    }
  };

  /** Loads the saved rows; false if they are broken or of another version. */
  const restore = async (): Promise<boolean> => {
    const stored = await store.read();
    revision = stored.revision;
    if (stored.kind !== 'rows') return stored.kind === 'none';
    await service.restore(stored.rows);
    savedText = JSON.stringify(stored.rows);
    return true;
  };

  const takeChangesOfOtherTabs = () =>
    withStorage(async () => {
      if ((await store.readRevision()) === revision || (await restore())) return;
      // A newer demo runs in another tab: its rows are not touched, and this tab continues in memory.
      throw new Error('The saved rows are of another version');
    }, undefined);

  /** False if another tab has saved meanwhile, which happens only in browsers without locks. */
  const saveChanges = () =>
    withStorage(async () => {
      const rows = await service.snapshot();
      const text = JSON.stringify(rows);
      if (text === savedText) return true;
      const saved = await store.save(rows, revision);
      if (saved === undefined) return false;
      revision = saved;
      savedText = text;
      return true;
    }, true);

  /** Changes the shared rows, and repeats the change on the newer rows if another tab was faster. */
  const change = <T>(work: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      for (;;) {
        await takeChangesOfOtherTabs();
        const result = await work();
        if (await saveChanges()) return result;
      }
    });

  await inTurn(async () => {
    const usable = await withStorage(restore, true);
    if (!usable) notices.push('reseeded');
    await saveChanges();
  });

  return {
    notices: notices as readonly StorageNotice[],

    /** Answers a call with the service's mark; a path without a handler answers 404, as on the real service. */
    answer: (request: Request): Promise<Response> =>
      change(() => answerWith(service, request.clone())),

    /** Restores the initial rows; the other tabs load them before their next answer. */
    reset: (): Promise<void> => change(service.reset),
  };
}

async function answerWith(
  { handlers }: Pick<Service, 'handlers'>,
  request: Request,
): Promise<Response> {
  const response =
    (await getResponse(handlers, request).catch(() =>
      Response.json({ message: 'Server Error' }, { status: 500 }),
    )) ?? Response.json({ message: 'The route could not be found.' }, { status: 404 });
  const headers = new Headers(response.headers);
  headers.set(SERVICE_MARK, '1');
  return new Response(response.body, { status: response.status, headers });
}

/** A lock across tabs; in browsers without locks (plain http), a queue in this tab. */
function createLock() {
  if (!('locks' in navigator)) return createQueue();
  const withoutLock = createQueue();
  let isSilent = false;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (isSilent) return withoutLock(work);
    const locked = new Promise<() => void>((resolve, reject) => {
      const keepLock = () => new Promise<void>((release) => resolve(release));
      navigator.locks.request('association-service', keepLock).catch(reject);
    });
    const release = await within(SILENCE_MS, locked).catch(() => null);
    // If the browser does not answer or refuses, this tab uses its own queue.
    if (release === null) {
      isSilent = true;
      void locked.then(
        (late) => late(),
        () => undefined,
      );
      return withoutLock(work);
    }
    try {
      return await work();
    } finally {
      release();
    }
  };
}

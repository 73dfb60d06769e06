import { withTimeout } from '../../domain/withTimeout';

const RELOADED_FROM = 'reloadedFrom';

/** The script of this page; its name changes with every version. */
function runningScript(): string | null {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}

/** True if the host has another version: its page starts a different script. */
export async function isNewVersionOut(): Promise<boolean> {
  const running = runningScript();
  if (running === null) return false;
  try {
    const page = await withTimeout(newestPage());
    return page !== null && !page.includes(running);
  } catch {
    // Offline, or the host does not answer: a reload might lose the page.
    return false;
  }
}

async function newestPage(): Promise<string | null> {
  const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
  return response.ok ? response.text() : null;
}

/**
 * True if this tab may reload by itself, which it may once per version: a host that serves old and new pages in turn would
 * otherwise cause a loop. False without storage, since nobody could count.
 */
export function canReloadAutomatically(): boolean {
  try {
    const versions = (sessionStorage.getItem(RELOADED_FROM) ?? '').split(' ');
    const running = runningScript() ?? '';
    if (versions.includes(running)) return false;
    sessionStorage.setItem(RELOADED_FROM, [...versions, running].join(' '));
    return true;
  } catch {
    return false;
  }
}

let runningUpdate: Promise<void> = Promise.resolve();

/** Registers the check for a new version; errors about a missing file wait for it. */
export function updateStarted(finished: Promise<void>): void {
  runningUpdate = finished;
}

/**
 * Resolves when a missing file turns out to have nothing to do with a new version, or the person stays with this one; never if the
 * page is reloaded.
 */
export const updateSettled = (): Promise<void> => runningUpdate;

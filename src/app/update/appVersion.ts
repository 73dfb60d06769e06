import { lateFile } from '../../domain/lateFile';

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
    const answer = fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    const page = await lateFile(answer.then((newest) => (newest.ok ? newest.text() : null)));
    return page !== null && !page.includes(running);
  } catch {
    // Offline, or the host does not answer: a reload might lose the page.
    return false;
  }
}

/** True once per version, since a host that serves old and new pages in turn would cause a loop; false without storage. */
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

/** Resolves unless the page is reloaded: when there is no new version, or the person stays with this one. */
export const updateSettled = (): Promise<void> => runningUpdate;

import { withTimeout } from '../../domain/withTimeout';

const RELOADED_FROM = 'reloadedFrom';

/** The script that started this page; its name changes with every version. */
function runningScript(): string | null {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}

/** Whether the host has another version by now: the page that it gives out starts another script. */
export async function isNewVersionOut(): Promise<boolean> {
  const running = runningScript();
  if (running === null) return false;
  try {
    const page = await withTimeout(newestPage());
    return page !== null && !page.includes(running);
  } catch {
    // Offline, or a host that says nothing: a reload would take away what still stands there.
    return false;
  }
}

async function newestPage(): Promise<string | null> {
  const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
  return response.ok ? response.text() : null;
}

/**
 * Whether this tab may leave this version by itself. It may once: where a host gives out old and new pages by turns, a
 * second time would be a loop. Without storage nobody could count, so then never.
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

/** Keeps what follows a missing file waiting until the person has been asked about the new version. */
export function updateStarted(ended: Promise<void>): void {
  runningUpdate = ended;
}

/**
 * Ends when it is clear that a missing file has nothing to do with a new version, or the person wants to stay in this one; never where
 * the page is reloaded.
 */
export const updateSettled = (): Promise<void> => runningUpdate;

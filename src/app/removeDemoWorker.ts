import { BASE_PATH } from '../config/paths';

/** An earlier visit to the demo at this address may have left a worker that would answer for the real service. */
export async function removeDemoWorker(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(
      registrations
        .filter(({ scope }) => new URL(scope).pathname.startsWith(BASE_PATH))
        .map((registration) => registration.unregister()),
    );
  } catch {
    // A browser that refuses to list workers runs none either.
  }
}

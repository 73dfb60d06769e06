import { BASE_PATH } from '../../config/paths';

/** Removes the worker of an earlier visit to the demo at this address, which would answer instead of the real service. */
export async function removeDemoWorker(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(
      registrations.filter(isOfDemo).map((registration) => registration.unregister()),
    );
  } catch {
    // A browser that refuses to list workers does not run any.
  }
}

/** Compares the exact address: other apps of the origin have their own workers, perhaps below a similar path. */
function isOfDemo({ scope, active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const own = `${location.origin}${BASE_PATH}/`;
  const worker = active ?? waiting ?? installing;
  return scope === own && worker?.scriptURL === `${own}demoWorker.js`;
}

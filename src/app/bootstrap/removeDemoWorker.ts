import { BASE_PATH } from '../../config/paths';

/** An earlier visit to the demo at this address may have left a worker that would answer for the real service. */
export async function removeDemoWorker(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(
      registrations.filter(isOfDemo).map((registration) => registration.unregister()),
    );
  } catch {
    // A browser that refuses to list workers runs none either.
  }
}

/** By its exact address: other apps of the origin have workers of their own, perhaps below a similar path. */
function isOfDemo({ scope, active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const own = `${location.origin}${BASE_PATH}/`;
  const worker = active ?? waiting ?? installing;
  return scope === own && worker?.scriptURL === `${own}demoWorker.js`;
}

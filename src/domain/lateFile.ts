/** Longest wait for a file of the portal, in milliseconds. */
const DEFAULT_TIMEOUT_MS = 15_000;
/** Longest wait for the browser's storage, which answers at once or, now and then, never. */
export const BROWSER_TIMEOUT_MS = 1_000;

/** Settles like `awaited`, or rejects after the limit: a silent or very slow host never fails by itself. */
export function withTimeout<T>(awaited: Promise<T>, limit = DEFAULT_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Timed out')), limit);
    const settled = () => clearTimeout(timer);
    awaited.then(resolve, reject).then(settled, settled);
  });
}

/** The host did not send a file of the portal, or not in time. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}

/**
 * Waits for a file that the portal loads after its start: a script, texts, config.json, the page of a new version.
 * @throws {MissingFileError} if it fails to load, or takes longer than 15 s
 */
export const lateFile = <Content>(loading: Promise<Content>): Promise<Content> =>
  withTimeout(loading).catch((cause: unknown) => {
    throw new MissingFileError(undefined, { cause });
  });

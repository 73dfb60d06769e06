import { withTimeout } from './withTimeout';

/** The host did not send a file of the portal, or not in time. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}

/**
 * Waits for a file that the portal loads after its start: a script, texts, config.json, the page of a new version.
 * @throws {MissingFileError} if it fails to load, or takes longer than 15 s (rule C9)
 */
export const lateFile = <Content>(loading: Promise<Content>): Promise<Content> =>
  withTimeout(loading).catch((cause: unknown) => {
    throw new MissingFileError(undefined, { cause });
  });

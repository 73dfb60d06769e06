import { LIMITS } from '../UnusableFile';

/** A file of the portal that the worker needs could not be loaded. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}

/**
 * Loads a part of the worker on first use: SheetJS (120 kB), the .xlsx reader with numfmt (45 kB).
 * @throws {MissingFileError} if the part does not arrive in time
 */
export function arrived<Part>(load: () => Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const missing = () => reject(new MissingFileError());
    const timer = setTimeout(missing, LIMITS.arrivalSeconds * 1000);
    const settled = () => clearTimeout(timer);
    load().then(resolve, missing).then(settled, settled);
  });
}

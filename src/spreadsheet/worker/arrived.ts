import { LIMITS } from '../UnusableFile';

/** A file of the portal that the worker needs did not come. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}

/**
 * A part of the worker that is fetched when it is first needed: SheetJS (120 kB), the .xlsx reader with numfmt (45 kB).
 * @throws {MissingFileError} it did not come in time
 */
export function arrived<Part>(load: () => Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const missing = () => reject(new MissingFileError());
    const timer = setTimeout(missing, LIMITS.arrivalSeconds * 1000);
    const settled = () => clearTimeout(timer);
    load().then(resolve, missing).then(settled, settled);
  });
}

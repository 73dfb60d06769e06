import type * as SheetJs from 'xlsx';
import { LIMITS } from '../UnusableFile';

/** A file of the portal that the worker needs did not come. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}

/**
 * SheetJS (120 kB), fetched when it is first needed.
 * @throws {MissingFileError} it did not come in time
 */
export function loadSheetJs(): Promise<typeof SheetJs> {
  return new Promise((resolve, reject) => {
    const missing = () => reject(new MissingFileError());
    const timer = setTimeout(missing, LIMITS.arrivalSeconds * 1000);
    const settled = () => clearTimeout(timer);
    import('xlsx').then(resolve, missing).then(settled, settled);
  });
}

import { LIMITS, UnusableFileError } from './UnusableFile';

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b];
/** Files that people pick by mistake, recognised by their first bytes: PDF, PNG, JPEG, GIF, gzip, RAR, 7z. */
const OTHER_KINDS = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x1f, 0x8b, 0x08],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, position) => bytes[position] === byte);
}

function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, ZIP) && (bytes[2] === 3 || bytes[2] === 5) && bytes[3] === bytes[2] + 1;
}

/** A workbook with a password is stored in the older container too, under this name (UTF-16). */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
}

/** The reader that a file needs, and all its bytes: browsers are far slower with several slices of a file. */
export interface OpenedFile {
  readonly kind: 'csv' | 'xlsx';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Opens a file. Its name decides the reader (.csv and .xlsx, in any case, product §9), and its first bytes must agree.
 * @throws {UnusableFileError} for a wrong name, size or content
 */
export async function openFile(file: File): Promise<OpenedFile> {
  const ending = /\.(csv|xlsx)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (ending === undefined) throw new UnusableFileError({ reason: 'wrongName', name: file.name });
  if (file.size === 0) throw new UnusableFileError({ reason: 'empty' });
  if (file.size > LIMITS.bytes) {
    throw new UnusableFileError({ reason: 'tooManyBytes', bytes: file.size, limit: LIMITS.bytes });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, OLE)) {
    throw new UnusableFileError({ reason: isEncrypted(bytes) ? 'password' : 'oldExcel' });
  }
  if (ending === 'xlsx') {
    if (!isZip(bytes)) throw new UnusableFileError({ reason: 'notXlsx' });
    return { kind: 'xlsx', bytes };
  }
  if (isZip(bytes)) throw new UnusableFileError({ reason: 'zipNamedCsv' });
  if (OTHER_KINDS.some((signature) => startsWith(bytes, signature))) {
    throw new UnusableFileError({ reason: 'notText' });
  }
  return { kind: 'csv', bytes };
}

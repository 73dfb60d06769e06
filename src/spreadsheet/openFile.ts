import { LIMITS, UnusableFileError } from './UnusableFile';

// The first bytes of files, each as one character.
const OLE = ['\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'];
const ZIP = ['PK\x03\x04', 'PK\x05\x06'];
/** Files that people pick by mistake: PDF, PNG, JPEG, GIF, gzip, RAR, 7z. */
const OTHER_KINDS = [
  '%PDF-',
  '\x89PNG',
  '\xFF\xD8\xFF',
  'GIF8',
  '\x1F\x8B\x08',
  'Rar!',
  '7z\xBC\xAF',
];

/** A workbook with a password is stored in the older container too, under this name (UTF-16). */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
}

/** All bytes of a file, since browsers are far slower with several slices of it, and the reader that it needs. */
interface OpenedFile {
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
  if (file.size > LIMITS.bytes)
    throw new UnusableFileError({ reason: 'tooManyBytes', bytes: file.size });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const startsWith = (signatures: readonly string[]) =>
    signatures.some((signature) => start.startsWith(signature));
  if (startsWith(OLE))
    throw new UnusableFileError({ reason: isEncrypted(bytes) ? 'password' : 'oldExcel' });
  if (ending === 'xlsx') {
    if (!startsWith(ZIP)) throw new UnusableFileError({ reason: 'notXlsx' });
    return { kind: 'xlsx', bytes };
  }
  if (startsWith(ZIP)) throw new UnusableFileError({ reason: 'zipNamedCsv' });
  if (startsWith(OTHER_KINDS)) throw new UnusableFileError({ reason: 'notText' });
  return { kind: 'csv', bytes };
}

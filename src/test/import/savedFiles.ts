import { expect, vi } from 'vitest';

interface SavedFile {
  readonly name: string;
  readonly file: Blob | undefined;
}

/** jsdom has no downloads, so files that the page saves are collected in the returned list, in order. */
export function collectSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const files = new Map<string, Blob>();
  URL.createObjectURL = (file) => {
    if (!(file instanceof Blob)) throw new TypeError('not a file');
    const address = `blob:${files.size}`;
    files.set(address, file);
    return address;
  };
  URL.revokeObjectURL = (address) => void files.delete(address);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: files.get(this.href) });
  });
  return saved;
}

/** The lines of the only saved file, including the byte order mark. */
export async function savedLines(saved: readonly SavedFile[], name: string): Promise<string[]> {
  expect(saved.map((one) => one.name)).toEqual([name]);
  const bytes = await saved[0]?.file?.arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n');
}

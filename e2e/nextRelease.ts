import { randomUUID } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Build, folderOf } from './site';

/** A later release: the same build with other names for the hashed files. Files that match `without` are missing. */
export async function nextRelease(build: Build, without: RegExp | null = null): Promise<Build> {
  const later: Build = `test-results/release-${randomUUID()}`;
  const folder = folderOf(later);
  await cp(folderOf(build), folder, { recursive: true });
  const assets = await readdir(join(folder, 'assets'));
  for (const name of assets)
    await rename(join(folder, 'assets', name), join(folder, 'assets', laterName(name)));
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (without?.test(name)) await rm(file);
    else if (/\.(html|js|css)$/.test(name)) {
      const text = await readFile(file, 'utf8');
      await writeFile(
        file,
        assets.reduce((all, asset) => all.replaceAll(asset, laterName(asset)), text),
      );
    }
  }
  return later;
}

/** `LoginPage-dVae6UM1.js` becomes `LoginPage-dVae6UM1-next.js`. */
function laterName(name: string): string {
  return name.replace(/\.(\w+)$/, '-next.$1');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { object, parse, string } from 'valibot';
import type { Plugin, Rolldown } from 'vite';

interface LicensePlugins {
  /** Used by the build itself: writes the file. */
  readonly page: Plugin;
  /** Used by each worker, which is a separate bundle and is built first. */
  readonly worker: () => Plugin;
}

/**
 * Writes `licenses.md` into the build: name, version and licence text of every package that the build contains. Vite's own
 * `build.license` misses packages that only a worker uses.
 */
export function licenses(): LicensePlugins {
  const folders = new Set<string>();
  const collect = (bundle: Rolldown.OutputBundle): void => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    for (const id of chunks.flatMap(({ moduleIds }) => moduleIds)) {
      const folder = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
      if (folder !== undefined) folders.add(folder);
    }
  };
  const worker = (): Plugin => ({
    name: 'licenses-of-workers',
    generateBundle(_options, bundle) {
      collect(bundle);
    },
  });
  const page: Plugin = {
    name: 'licenses',
    generateBundle(_options, bundle) {
      collect(bundle);
      const source = [
        '# Licences of the packages in this build',
        ...[...folders].toSorted().map(chapter),
      ].join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'licenses.md', source: `${source}\n` });
    },
  };
  return { page, worker };
}

const Manifest = object({ name: string(), version: string(), license: string() });

function chapter(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license } = parse(Manifest, manifest);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
  return `## ${name} ${version}, ${license}\n\n${text.replaceAll(/^/gm, '    ')}`;
}

import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';
import type { prerender } from './prerender';
import { themeTokens } from './themeTokens.ts';

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1];

const choices = new URL('../src/app/bootstrap/choices.js', import.meta.url);

/** Puts the first screen and its styles into the HTML, so that nothing has to be loaded to show it (docs/decisions/0009). */
export function prerendered(mode: string): Plugin {
  return {
    name: 'prerendered',
    apply: 'build',
    generateBundle: {
      // Runs after Vite has written the HTML pages.
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build wrote no index.html.');
        const source = withoutComments(readFileSync(choices, 'utf8')).replace(
          'var files = {};',
          `var files = ${JSON.stringify({ member: filesOf('member', bundle), office: filesOf('office', bundle) })};`,
        );
        const file = this.emitFile({ type: 'asset', name: 'choices.js', source });
        // index.html excludes this script from Vite (vite-ignore): as a module it would run only after the whole page.
        const named = `src="/members/${this.getFileName(file)}"`;
        const html = withStyles(
          String(page.source).replace(/src="[^"]*choices\.js"/, named),
          bundle,
        );
        for (const [fileName, content] of Object.entries(await draw(mode))) {
          const filled = html.replace(
            '<div id="root"></div>',
            () => `<div id="root">${content}</div>`,
          );
          if (fileName === 'index.html') page.source = filled;
          else this.emitFile({ type: 'asset', fileName, source: filled });
        }
      },
    },
  };
}

/** The scripts that a kind of person's screens need at once, without the first file, which the page names itself; the largest last. */
function filesOf(group: string, bundle: Bundle): readonly string[] {
  const sizes = new Map<string, number>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || chunk.isEntry || sizes.has(fileName)) return;
    sizes.set(fileName, chunk.code.length);
    for (const imported of chunk.imports) add(imported);
  };
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.name === group) add(file.fileName);
  if (sizes.size === 0) throw new Error(`The build has no file "${group}" (vite.config.ts).`);
  return [...sizes]
    .toSorted(([, size], [, other]) => size - other)
    .map(([name]) => name.replace('assets/', ''));
}

/** Removes comments only. The script is not compiled, because a compiler would use syntax that older browsers do not know. */
const withoutComments = (script: string): string => script.replace(/^\s*(?:\/\/.*)?\n|^ +/gm, '');

/** Draws the screens in Node, from the same source as the portal. */
async function draw(mode: string): ReturnType<typeof prerender> {
  const server = await createServer({
    configFile: false,
    base: '/members/',
    mode,
    // One cache per mode, because both builds may run in parallel and each writes its cache on a fresh clone.
    cacheDir: `node_modules/.vite/drawn-${mode}`,
    plugins: [react(), themeTokens()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // Loaded by Node itself, these packages come as CommonJS with another default export.
    ssr: { noExternal: [/@rc-component/] },
  });
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no modules in Node.');
  try {
    const module = await ssr.runner.import<{ readonly prerender: typeof prerender }>(
      '/build/prerender.tsx',
    );
    return await module.prerender();
  } finally {
    await server.close();
  }
}

/** These load with low priority, so that the screen in the page is painted first. */
const FILES_OF_THE_PORTAL = /<script type="module"|<link rel="(?:module)?preload"/g;

/** Writes the first style sheet into the page. */
function withStyles(html: string, bundle: Bundle): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  const names = entry?.type === 'chunk' ? [...(entry.viteMetadata?.importedCss ?? [])] : [];
  const styles = names.map((name) => {
    const asset = bundle[name];
    return asset?.type === 'asset' ? String(asset.source) : '';
  });
  return html
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', `<style>${styles.join('')}</style></head>`)
    .replace(FILES_OF_THE_PORTAL, '$& fetchpriority="low"');
}

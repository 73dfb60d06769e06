import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, createServer, isRunnableDevEnvironment, type Plugin } from 'vite';
import type { prerender } from './prerender';
import { themeTokens } from './themeTokens.ts';

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1];

const choices = new URL('../src/app/opening/choices.js', import.meta.url);
const listAtOnce = new URL('../src/app/opening/listAtOnce.ts', import.meta.url);

/** What a person sees first stands in the HTML, with its styles: nothing has to be fetched for it (docs/decisions/0009). */
export function prerendered(mode: string): Plugin {
  return {
    name: 'prerendered',
    apply: 'build',
    generateBundle: {
      // After the page itself has been written.
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build wrote no index.html.');
        const chosen = withoutComments(readFileSync(choices, 'utf8'));
        const emit = (name: string, source: string) =>
          `/members/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`;
        // index.html asks Vite to leave it alone (vite-ignore): it is no module, which would wait for the whole page.
        const begunBy = (script: string) =>
          withStyles(String(page.source).replace(/src="[^"]*choices\.js"/, script), bundle);
        const choicesFile = emit('choices.js', chosen);
        const screenPage = begunBy(`src="${choicesFile}"`);
        const { screens, lists } = await draw(mode);
        for (const [file, content] of Object.entries(screens))
          if (file !== 'index.html')
            this.emitFile({ type: 'asset', fileName: file, source: filled(screenPage, content) });
        // In the demo, whose calls wait for the imitated service, they are as every other page.
        let listPage = screenPage;
        if (mode !== 'demo') {
          const list = emit('list.js', chosen + (await bundled(listAtOnce)));
          const styles = `/members/${stylesOf(bundle, 'signedIn')}`;
          listPage = begunBy(`src="${list}" data-styles="${styles}"`)
            // list.js is more than the oldest browsers can read.
            .replace('</head>', `<script nomodule src="${choicesFile}"></script></head>`);
        }
        for (const [file, templates] of Object.entries(lists))
          this.emitFile({
            type: 'asset',
            fileName: file,
            source: filled(listPage, screens['index.html'] ?? '', mode === 'demo' ? '' : templates),
          });
        page.source = filled(screenPage, screens['index.html'] ?? '');
      },
    },
  };
}

/** `beside`: what a script takes from the page. */
const filled = (html: string, content: string, beside = ''): string =>
  html.replace('<div id="root"></div>', () => `${beside}<div id="root">${content}</div>`);

/** The script that asks for a list and draws its first rows, for the page that it stands in. */
async function bundled(entry: URL): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    base: '/members/',
    build: {
      write: false,
      // choices.js stands in the same file, and tells older browsers that they are.
      target: 'es2015',
      // How long each plugin took is no fault of the portal.
      rolldownOptions: { checks: { pluginTimings: false } },
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'listAtOnce' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.');
  return output.output[0].code;
}

function stylesOf(bundle: Bundle, chunk: string): string {
  const found = Object.values(bundle).find(({ name }) => name === chunk);
  const [name] = found?.type === 'chunk' ? (found.viteMetadata?.importedCss ?? []) : [];
  if (name === undefined) throw new Error(`${chunk} has no styles.`);
  return name;
}

/** It goes out as it is written, word by word: a compiler would use words that older browsers do not know. */
const withoutComments = (script: string): string => script.replace(/^\s*(?:\/\/.*)?\n|^ +/gm, '');

/** Draws the screens here, in Node, from the same source. */
async function draw(mode: string): ReturnType<typeof prerender> {
  const server = await createServer({
    configFile: false,
    base: '/members/',
    mode,
    // Of its own: both builds may run at once, and each writes it anew in a fresh clone.
    cacheDir: `node_modules/.vite/drawn-${mode}`,
    plugins: [react(), themeTokens()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // Node would read their CommonJS, whose default export is another.
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

/** They come after what stands in the page already, and after the choices of the person: that is painted first. */
const FILES_OF_THE_PORTAL = /<script type="module"|<link rel="(?:module)?preload"/g;

/** The styles of the first file in the page itself. */
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

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { cssTokens } from '../themeTokens.ts';
import { jpegSize } from './jpegSize.ts';
import { addressOf, pageHtml } from './pageHtml.ts';
import { LANGUAGES, pictureNames, readPicture, sourcesOf } from './sources.ts';

const BASE = '/members/';
const STYLE = 'handbook/handbook.css';

/** Turns docs/handbook into plain pages for both builds and for `npm start` (docs/decisions/0026). */
export function handbook(): Plugin {
  return {
    name: 'handbook',
    configureServer(server) {
      server.middlewares.use(`${BASE}handbook/`, (request, response, next) => {
        const name = `handbook${new URL(request.url ?? '', 'http://localhost').pathname}`;
        const file = fileNow(name);
        if (file === undefined) return next();
        response.setHeader('Content-Type', file.type);
        response.end(file.body);
      });
    },
    generateBundle() {
      const emit = (name: string, source: string | Buffer) =>
        BASE + this.getFileName(this.emitFile({ type: 'asset', name, source }));
      const style = emit('handbook.css', styleSheet());
      const pictures = new Map(
        pictureNames().map((name) => {
          const bytes = readPicture(name);
          const src = emit(name.replace('pictures/', '').replace('/', '-'), bytes);
          return [name, { src, ...jpegSize(bytes) }];
        }),
      );
      const picture = (name: string) => {
        const found = pictures.get(name);
        if (found === undefined) throw new Error(`There is no docs/handbook/${name}.`);
        return found;
      };
      for (const [fileName, source] of pages({ style, picture }))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Makes all pages, by their addresses below the portal's. */
function pages(surroundings: Parameters<typeof pageHtml>[2]): ReadonlyMap<string, string> {
  return new Map(
    LANGUAGES.flatMap((language) => {
      const all = sourcesOf(language);
      return all.map((source) => [addressOf(source), pageHtml(source, all, surroundings)] as const);
    }),
  );
}

/** Makes one file from the current state of docs/handbook, for `npm start`. */
function fileNow(
  name: string,
): { readonly type: string; readonly body: string | Buffer } | undefined {
  if (name === STYLE) return { type: 'text/css; charset=utf-8', body: styleSheet() };
  const picture = name.replace('handbook/', '');
  if (pictureNames().includes(picture)) return { type: 'image/jpeg', body: readPicture(picture) };
  const body = pages({
    style: BASE + STYLE,
    picture: (of) => ({ src: `${BASE}handbook/${of}`, ...jpegSize(readPicture(of)) }),
  }).get(name);
  return body === undefined ? undefined : { type: 'text/html; charset=utf-8', body };
}

/** The style sheet with the theme's light and dark colours for the variables that it uses. */
function styleSheet(): string {
  const rules = readFileSync(new URL('handbook.css', import.meta.url), 'utf8');
  const tokens = cssTokens();
  const used = [...new Set(rules.match(/(?<=var\()--[a-z\d-]+/g))];
  const inMode = (mode: 0 | 1) =>
    used
      .map((name) => {
        const value = tokens.get(name.replace('--', '--ant-'));
        if (value === undefined) throw new Error(`There is no token ${name}.`);
        return `${name}:${value[mode]};`;
      })
      .join('');
  return `:root{color-scheme:light dark;${inMode(0)}}@media(prefers-color-scheme:dark){:root{${inMode(1)}}}@media print{:root{color-scheme:light;${inMode(0)}}}\n${rules}`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { cssTokens } from '../src/app/theme.ts';

const NAME = 'virtual:tokens.css';
const sources = new URL('../src/', import.meta.url).pathname;

const styleSheets = (): string[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(sources, name));

/** The theme tokens that our style sheets use, in light and dark; `color-scheme` chooses (global.css). */
function tokens(): string {
  const values = cssTokens();
  const sheets = styleSheets().map((file) => readFileSync(file, 'utf8'));
  const named = sheets.flatMap((sheet) => sheet.match(/--[a-z\d-]+/g) ?? []);
  // Variables that the style sheets define themselves. A sheet may also give a token another value, as for printing.
  const own = new Set(sheets.flatMap((sheet) => sheet.match(/--[a-z\d-]+(?=:)/g) ?? []));
  const used = [...new Set(named)].filter((name) => values.has(name) || !own.has(name)).sort();
  const rules = used.map((name) => {
    const value = values.get(name);
    if (value === undefined)
      throw new Error(`There is no token ${name}, which a style sheet uses.`);
    const [light, dark] = value;
    return `${name}:${light === dark ? light : `light-dark(${light}, ${dark})`};`;
  });
  return `:root{${rules.join('')}}`;
}

/** Provides the theme's tokens as `virtual:tokens.css`, for the time before antd has loaded and for screens without it. */
export function themeTokens(): Plugin {
  return {
    name: 'theme-tokens',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      for (const file of styleSheets()) this.addWatchFile(file);
      return tokens();
    },
  };
}

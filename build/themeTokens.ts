import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  type ByMode,
  colors,
  inBothModes,
  shape,
  silk,
  sizes,
  USUAL_LETTERS,
} from '../src/app/theme.ts';

const NAME = 'virtual:tokens.css';
const sources = new URL('../src/', import.meta.url).pathname;

const styleSheets = (): string[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(sources, name));

/** Turns `colorBgLayout` into `color-bg-layout`, as antd does. */
const cssName = (token: string): string =>
  token
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([a-z])(\d)/g, '$1-$2')
    .toLowerCase();

const WITHOUT_UNIT = /^(lineHeight|fontWeight)/;

const withUnit = (token: string, value: string | number): string =>
  typeof value === 'number' && !WITHOUT_UNIT.test(token) ? `${value}px` : String(value);

/** Tokens with the same value in both modes. */
const single = (same: Readonly<Record<string, string | number>>): [string, ByMode][] =>
  Object.entries(same).map(([token, value]) => {
    const text = withUnit(token, value);
    return [token, [text, text]];
  });

const withPrefix = (prefix: string, values: readonly [string, ByMode][]): [string, ByMode][] =>
  values.map(([token, value]) => [prefix + cssName(token), value]);

/** Every token by its CSS name. antd's own tokens have its prefix: inside antd's provider it sets them to the same values. */
export function cssTokens(): ReadonlyMap<string, ByMode> {
  const inRem = Object.fromEntries(
    Object.entries(sizes).map(([token, size]) => [token, `${size / USUAL_LETTERS}rem`]),
  );
  return new Map([
    ...withPrefix('--ant-', [
      ...Object.entries<ByMode>(colors),
      ...single(inRem),
      ...single(shape),
    ]),
    ...withPrefix('--', [...Object.entries<ByMode>(silk), ...single(inBothModes)]),
  ]);
}

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

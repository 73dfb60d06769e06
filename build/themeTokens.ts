import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from 'antd';
import type { Plugin } from 'vite';
import { portalTheme } from '../src/ui/theme/portalTheme.ts';

const NAME = 'virtual:tokens.css';
const sources = new URL('../src/', import.meta.url).pathname;

/** antd's name of a token in CSS: `fontSizeHeading1` is `--ant-font-size-heading-1`. */
const variableOf = (token: string): string =>
  `--ant-${token
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([a-z])(\d)/g, '$1-$2')
    .toLowerCase()}`;

const WITHOUT_UNIT = /^(lineHeight|fontWeight|opacity|zIndex)/;

const valueOf = (token: string, value: unknown): string =>
  typeof value === 'number' && !WITHOUT_UNIT.test(token) ? `${value}px` : String(value);

const styleSheets = (): string[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(sources, name));

/** What our plain CSS names of the theme, for both colour modes; `color-scheme` chooses (global.css). */
function tokens(): string {
  const light = Object.entries(theme.getDesignToken(portalTheme('light')));
  const dark = new Map(Object.entries(theme.getDesignToken(portalTheme('dark'))));
  const values = new Map(
    light.map(([token, value]) => {
      const [day, night] = [valueOf(token, value), valueOf(token, dark.get(token))];
      return [variableOf(token), day === night ? day : `light-dark(${day}, ${night})`] as const;
    }),
  );
  const named = styleSheets().flatMap(
    (file) => readFileSync(file, 'utf8').match(/--ant-[a-z\d-]+/g) ?? [],
  );
  const rules = [...new Set(named)].sort().map((name) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`The theme has no ${name}, which a style sheet uses.`);
    return `${name}:${value};`;
  });
  return `:root{${rules.join('')}}`;
}

/**
 * The theme's tokens as a style sheet, `virtual:tokens.css`: the same portalTheme.ts that antd gets, there before antd and
 * on the screens that do without it.
 */
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

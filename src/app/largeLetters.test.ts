import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cssTokens } from '../../build/themeTokens';
import { antdTheme, type Audience } from './theme';

/** Sizes grow with the person's font size: `rem`, also for antd and for the widths of layouts. */
const root = new URL('../', import.meta.url).pathname;
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** Lines, shadows and patterns stay as thin as they are. */
const THIN = /^(border(?!-radius)|outline|box-shadow|background|text-underline-offset)/;
/** Up to this many pixels it is a gap and no size. */
const GAP = 3;

const isSize = (property: string, value: string): boolean =>
  [...value.matchAll(/(\d+(?:\.\d+)?)px/g)].some(([, pixels]) => Number(pixels) > GAP) &&
  !(THIN.test(property) && property !== 'border-width');

/** Paper is the one exception: it has its own font sizes. */
const ON_PAPER = 'font-size: 16px';

describe('a style sheet', () => {
  test.each(sheets)('%s has no size in pixels', (name) => {
    const text = readFileSync(root + name, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    const declarations = [...text.matchAll(/([\w-]+):([^;{}]+);/g)]
      .filter(([, property = '', value = '']) => isSize(property, value))
      .map(([declaration]) => declaration.replace(/;$/, ''));
    const queries = [...text.matchAll(/@(?:media|container)[^{]*px[^{]*/g)].map(([query]) => query);
    expect([...declarations, ...queries]).toEqual(name === 'ui/theme/global.css' ? [ON_PAPER] : []);
  });

  test('the tokens have none either', () => {
    const tokens = cssTokens();
    const [text, small, control] = ['font-size', 'font-size-sm', 'control-height'].map(
      (name) => tokens.get(`--ant-${name}`)?.[0],
    );
    expect({ text, small, control }).toEqual({
      text: '0.9375rem',
      small: '0.8125rem',
      control: '2.5rem',
    });
  });
});

const tokens = (audience: Audience, fontSizePx: number) =>
  antdTheme({ mode: 'light', audience, isTouch: false, fontSizePx }).token;

test('antd gets pixels that grow with the font size', () => {
  expect(tokens('office', 16)).toMatchObject({ fontSize: 14, sizeUnit: 4 });
  expect(tokens('member', 16)).toMatchObject({ fontSize: 16, sizeUnit: 4 });
  expect(tokens('office', 24)).toMatchObject({
    fontSize: 21,
    fontSizeSM: 19.5,
    controlHeight: 54,
    sizeUnit: 6,
    borderRadius: 8,
  });
});

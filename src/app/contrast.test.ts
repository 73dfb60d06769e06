import { readdirSync, readFileSync } from 'node:fs';
import { theme } from 'antd';
import { describe, expect, test } from 'vitest';
import { type StyleRule, styleRules } from '../test/styleRules';
import { contrast, rgb } from '../test/contrast';
import { cssTokens } from '../../build/themeTokens';
import { antdTheme, colors } from './theme';

/** Checks each rule of every style sheet: text has a contrast of 4.5:1 with its ground, other marks 3:1 (WCAG 2.2 AA). */
const root = new URL('../', import.meta.url).pathname;
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, rules: styleRules(readFileSync(root + name, 'utf8')) }));

/** Screen in both modes, and paper, where `@media print` applies. */
const scenes = ['light', 'dark', 'paper'] as const;
type Scene = (typeof scenes)[number];

/** The grounds of a rule that names none: sheet, page, panel, striped row, table head or hovered item, selected item. */
const EVERYWHERE = [
  '--ant-color-bg-container',
  '--ant-color-bg-layout',
  '--ant-color-bg-elevated',
  '--ant-color-fill-alter',
  '--ant-color-fill-tertiary',
  '--ant-color-primary-bg',
];

/** Style sheets, or the rules of one whose selectors start like this, whose colours are used only on other grounds. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'app/layouts/layouts.module.css .sideMenu ': ['--silk', '--silk-raised'],
  'ui/plain/Notice.module.css': ['info', 'success', 'warning', 'error'].map(
    (kind) => `--ant-color-${kind}-bg`,
  ),
};

/** Additional grounds of a style sheet. */
const ADDITIONAL: Readonly<Record<string, readonly string[]>> = {
  'ui/theme/global.css': ['--ant-color-warning-bg'],
};

const elsewhere = (rule: string): readonly string[] | undefined =>
  Object.entries(ELSEWHERE).find(([start]) => rule.startsWith(start))?.[1];

const groundsOf = (sheet: string, { selector }: StyleRule, scene: Scene): readonly string[] =>
  elsewhere(`${sheet} ${selector}`) ?? [
    ...EVERYWHERE,
    ...(ADDITIONAL[sheet] ?? []),
    ...(scene === 'paper' ? ['--paper'] : []),
  ];

/** Never a ground of text. */
const VEIL = '--ant-color-bg-mask';

/** Lines that only divide or decorate. */
const DECORATIVE =
  /^--(ant-color-(border-secondary|(info|success|warning|error)-border)|receipt-rule)$/;

/** WCAG requires nothing of disabled controls. */
const isDisabled = ({ selector }: StyleRule) => /:disabled|\[aria-disabled/.test(selector);

const tokens = cssTokens();

/** In forced colours the device is responsible for the contrast. */
const holds = ({ within }: StyleRule, scene: Scene) =>
  !within.includes('@media (forced-colors: active)') &&
  (scene === 'paper' || !within.includes('@media print'));

/** Variables that a style sheet defines itself, such as the receipt's, which print redefines. */
function ownVariables(scene: Scene): ReadonlyMap<string, string> {
  const rules = sheets.flatMap((sheet) => sheet.rules).filter((rule) => holds(rule, scene));
  return new Map(
    rules.flatMap(({ declarations }) => declarations.filter(([name]) => name.startsWith('--'))),
  );
}

const ownOf = {
  light: ownVariables('light'),
  dark: ownVariables('dark'),
  paper: ownVariables('paper'),
};

function valueOf(name: string, scene: Scene): string {
  const own = ownOf[scene].get(name);
  if (own !== undefined) return valueOf(onlyVariable(own), scene);
  const token = tokens.get(name);
  if (token === undefined) throw new Error(`There is no token ${name}.`);
  return token[scene === 'dark' ? 1 : 0];
}

/** A ground always has a colour; a picture may lie over it. */
function onlyVariable(value: string): string {
  const [, name] = /^var\((--[a-z\d-]+)\)(?: url\(.*)?$/.exec(value) ?? [];
  if (name === undefined) throw new Error(`"${value}" is no token.`);
  return name;
}

const find = ({ declarations }: StyleRule, property: RegExp) =>
  declarations.findLast(([name]) => property.test(name))?.[1];

const NO_COLOUR = ['inherit', 'currentcolor', 'none', 'transparent', '0'];

const colourOf = (rule: StyleRule, property: RegExp): string | null => {
  const value = find(rule, property);
  return value === undefined || NO_COLOUR.includes(value) ? null : onlyVariable(value);
};

/** Borders, rings, ticks and lines of drawings; widths, styles and pictures are no colours. */
function outlinesOf({ declarations }: StyleRule): readonly string[] {
  return declarations
    .filter(([name]) =>
      /^(border|outline)(?!.*(width|radius|offset|collapse|spacing|image))/.test(name),
    )
    .concat(declarations.filter(([name]) => /^(accent-color|fill|stroke|box-shadow)$/.test(name)))
    .flatMap(([, value]) => value.split(/ (?![^(]*\))/))
    .filter((word) => !NO_COLOUR.includes(word) && !/^(-?[\d.]+(px|em)?|solid|double)$/.test(word))
    .map(onlyVariable)
    .filter((name) => !DECORATIVE.test(name) && !name.includes('shadow'));
}

interface Pair {
  readonly front: string;
  readonly ground: string;
  readonly least: 4.5 | 3;
}

/** Everything that a rule shows on a ground. Throws if this cannot be determined. */
function pairsOf(sheet: string, rule: StyleRule, scene: Scene): readonly Pair[] {
  const front = colourOf(rule, /^color$/);
  const ground = colourOf(rule, /^background(-color)?$/);
  const known = groundsOf(sheet, rule, scene);
  if (ground !== null && ground !== VEIL && front === null && !known.includes(ground))
    throw new Error(
      `Which text stands on ${ground}? Name its color in the rule, or the ground above.`,
    );
  if (/^0?\.\d/.test(find(rule, /^opacity$/) ?? '') || find(rule, /^filter$/) !== undefined)
    throw new Error('What is faded has no colour that can be judged. Use one.');
  const grounds = ground === null || ground === VEIL ? known : [ground];
  return [
    ...[front].flatMap((name) => (name === null ? [] : grounds.map((g) => pair(name, g, 4.5)))),
    ...outlinesOf(rule).flatMap((name) => grounds.map((g) => pair(name, g, 3))),
  ];
}

const pair = (front: string, ground: string, least: 4.5 | 3): Pair => ({ front, ground, least });

/** The faults of a style sheet, in words. */
function amiss({ name, rules }: (typeof sheets)[number], scene: Scene): readonly string[] {
  return rules
    .filter((rule) => holds(rule, scene) && !isDisabled(rule))
    .flatMap((rule) => {
      try {
        return pairsOf(name, rule, scene)
          .map((one) => ({
            ...one,
            ratio: contrast(valueOf(one.front, scene), valueOf(one.ground, scene)),
          }))
          .filter(({ ratio, least }) => ratio < least)
          .map(
            ({ front, ground, ratio, least }) =>
              `${rule.selector}: ${front} on ${ground} has ${ratio.toFixed(2)}, not ${least}`,
          );
      } catch (error) {
        return [`${rule.selector}: ${error instanceof Error ? error.message : String(error)}`];
      }
    });
}

describe.each(scenes)('%s', (scene) => {
  test.each(sheets)('$name', (sheet) => {
    expect(amiss(sheet, scene)).toEqual([]);
  });

  // Elements without a colour of their own, and antd's menu and dialog, have the text colour.
  test.each(EVERYWHERE)('text on %s', (ground) => {
    expect(
      contrast(valueOf('--ant-color-text', scene), valueOf(ground, scene)),
    ).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('antd, %s', (mode, place) => {
  const config = antdTheme({ mode, audience: 'office', isTouch: false, fontSizePx: 16 });
  const drawn = Object.entries(theme.getDesignToken(config));

  test('uses the colours of the portal', () => {
    const ours = Object.entries(colors).map(([name, value]) => [name, value[place]]);
    expect(Object.fromEntries(drawn)).toMatchObject(Object.fromEntries(ours));
  });

  test('shows the menu in thread and zari on silk', () => {
    const menu = config.components?.Menu;
    for (const [front, ground] of [
      [menu?.darkItemColor, menu?.darkItemBg],
      [menu?.darkItemHoverColor, menu?.darkItemHoverBg],
      [menu?.darkItemSelectedColor, menu?.darkItemSelectedBg],
    ])
      expect(contrast(String(front), String(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test('uses its own blue nowhere', () => {
    const solid = drawn.filter(
      ([name, value]) => name.startsWith('color') && /^#(...){1,2}$/.test(String(value)),
    );
    const blue = solid.filter(([, value]) => {
      const [red, green, blueness] = rgb(String(value));
      return blueness > Math.max(red, green) + 20;
    });
    expect(solid.length).toBeGreaterThan(50);
    expect(blue).toEqual([]);
  });
});

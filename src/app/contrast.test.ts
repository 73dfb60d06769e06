import { readdirSync, readFileSync } from 'node:fs';
import { theme } from 'antd';
import { describe, expect, test } from 'vitest';
import { type StyleRule, styleRules } from '../test/styleRules';
import { contrast, rgb } from '../test/contrast';
import { antdTheme, colors, cssTokens } from './theme';

/** Each style sheet of the portal is walked rule by rule: what is read on a ground has 4.5:1, what is seen 3:1 (WCAG 2.2 AA). */
const root = new URL('../', import.meta.url).pathname;
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, rules: styleRules(readFileSync(root + name, 'utf8')) }));

/** On screen by day and by night, and on paper, where `@media print` holds too. */
const scenes = ['light', 'dark', 'paper'] as const;
type Scene = (typeof scenes)[number];

/** Where a colour may stand whose rule names no ground: sheet, page, panel, striped row, chosen, under the pointer. */
const EVERYWHERE = [
  '--ant-color-bg-container',
  '--ant-color-bg-layout',
  '--ant-color-bg-elevated',
  '--ant-color-fill-alter',
  '--ant-color-fill-tertiary',
  '--ant-color-primary-bg',
];

/** The style sheets whose colours stand on other grounds, and nowhere else. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'app/layouts/SideMenu.module.css': ['--silk', '--silk-raised'],
  'ui/plain/Notice.module.css': ['info', 'success', 'warning', 'error'].map(
    (kind) => `--ant-color-${kind}-bg`,
  ),
};

/** Grounds that one style sheet has besides. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  'ui/theme/global.css': ['--ant-color-warning-bg'],
};

const groundsOf = (sheet: string, scene: Scene): readonly string[] =>
  ELSEWHERE[sheet] ?? [
    ...EVERYWHERE,
    ...(BESIDES[sheet] ?? []),
    ...(scene === 'paper' ? ['--paper'] : []),
  ];

/** Nothing is read on it. */
const VEIL = '--ant-color-bg-mask';

/** Lines that only divide or adorn: what they surround is known without them. */
const ADORNING =
  /^--(ant-color-(border-secondary|(info|success|warning|error)-border)|receipt-rule)$/;

/** WCAG asks nothing of what takes no press. */
const isDisabled = ({ selector }: StyleRule) => /:disabled|\[aria-disabled/.test(selector);

const tokens = cssTokens();

/** Where a device draws all in colours of its own, it answers for them. */
const holds = ({ within }: StyleRule, scene: Scene) =>
  !within.includes('@media (forced-colors: active)') &&
  (scene === 'paper' || !within.includes('@media print'));

/** Variables that a style sheet sets itself, such as the receipt's, which paper sets anew. */
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

/** A colour is always named; a picture may lie on it. */
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

/** Borders, rings, ticks and lines of drawings; a width, a style or a picture is no colour. */
function outlinesOf({ declarations }: StyleRule): readonly string[] {
  return declarations
    .filter(([name]) =>
      /^(border|outline)(?!.*(width|radius|offset|collapse|spacing|image))/.test(name),
    )
    .concat(declarations.filter(([name]) => /^(accent-color|fill|stroke|box-shadow)$/.test(name)))
    .flatMap(([, value]) => value.split(/ (?![^(]*\))/))
    .filter((word) => !NO_COLOUR.includes(word) && !/^(-?[\d.]+(px|em)?|solid|double)$/.test(word))
    .map(onlyVariable)
    .filter((name) => !ADORNING.test(name) && !name.includes('shadow'));
}

interface Pair {
  readonly front: string;
  readonly ground: string;
  readonly least: 4.5 | 3;
}

/** Everything that one rule puts on a ground. Throws where it cannot be told. */
function pairsOf(sheet: string, rule: StyleRule, scene: Scene): readonly Pair[] {
  const front = colourOf(rule, /^color$/);
  const ground = colourOf(rule, /^background(-color)?$/);
  const known = groundsOf(sheet, scene);
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

/** What is amiss in a style sheet, in words. */
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

  // What names no color of its own, and antd's menu and dialog, are in the colour of text.
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

  test('draws in the colours of the portal', () => {
    const ours = Object.entries(colors).map(([name, value]) => [name, value[place]]);
    expect(Object.fromEntries(drawn)).toMatchObject(Object.fromEntries(ours));
  });

  test('writes the menu in thread and zari on silk', () => {
    const menu = config.components?.Menu;
    for (const [front, ground] of [
      [menu?.darkItemColor, menu?.darkItemBg],
      [menu?.darkItemHoverColor, menu?.darkItemHoverBg],
      [menu?.darkItemSelectedColor, menu?.darkItemSelectedBg],
    ])
      expect(contrast(String(front), String(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test('draws nothing in its own blue', () => {
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

import { theme } from 'antd';
import { describe, expect, test } from 'vitest';
import { portalTheme, type ColorMode } from './portalTheme';

type Rgb = readonly [red: number, green: number, blue: number];

/** A solid colour (`#rgb`, `#rrggbb`, `rgb(…)`) as three channels from 0 to 255. */
function rgb(color: string): Rgb {
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  const words = /^rgb\((\d+),\s*(\d+),\s*(\d+)\)$/.exec(color);
  const hex = long?.slice(1) ?? short?.slice(1).map((digit) => digit + digit);
  const [red, green, blue] =
    hex?.map((pair) => parseInt(pair, 16)) ?? words?.slice(1).map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`"${color}" is no solid colour`);
  }
  return [red, green, blue];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [red, green, blue] = rgb(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio from 1 to 21, WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A component's own colour; a missing one would silently fall back to antd's. */
function own(color: string | undefined): string {
  if (color === undefined) throw new Error('the theme leaves this colour to antd');
  return color;
}

type Pair = readonly [what: string, front: string, back: string];

/** Everything that is read. The grounds that text stands on: sheet, page, floating panel. */
function texts(mode: ColorMode): Pair[] {
  const config = portalTheme(mode);
  const t = theme.getDesignToken(config);
  const { Layout, Menu, Table, Tag } = config.components ?? {};
  const grounds = [
    ['sheet', t.colorBgContainer],
    ['page', t.colorBgLayout],
    ['panel', t.colorBgElevated],
    ['striped row', t.colorFillAlter],
    ['row under the pointer', own(Table?.rowHoverBg)],
  ] as const;
  const fronts = [
    ['text', t.colorText],
    ['heading', t.colorTextHeading],
    ['label', t.colorTextLabel],
    ['secondary text', t.colorTextSecondary],
    ['description', t.colorTextDescription],
    ['icon', t.colorIcon],
    ['link', t.colorLink],
    ['hovered link', t.colorLinkHover],
    ['pressed link', t.colorLinkActive],
    ['hovered plain button', t.colorPrimaryHover],
    ['pressed plain button', t.colorPrimaryActive],
    ['chosen page, tab', t.colorPrimary],
    ['danger button and error text', t.colorError],
    ['hovered danger button', t.colorErrorHover],
    ['pressed danger button', t.colorErrorActive],
    ['success text', t.colorSuccess],
    ['warning text', t.colorWarning],
    ['info text', t.colorInfo],
  ] as const;
  return [
    ...grounds.flatMap(([ground, back]) =>
      fronts.map(([what, front]): Pair => [`${what} on ${ground}`, front, back]),
    ),
    ['placeholder', t.colorTextPlaceholder, t.colorBgContainer],
    ['primary button', t.colorTextLightSolid, t.colorPrimary],
    ['primary button, hovered', t.colorTextLightSolid, t.colorPrimaryHover],
    ['primary button, pressed', t.colorTextLightSolid, t.colorPrimaryActive],
    ['solid danger button', t.colorTextLightSolid, t.colorError],
    ['solid danger button, hovered', t.colorTextLightSolid, t.colorErrorHover],
    ['solid danger button, pressed', t.colorTextLightSolid, t.colorErrorActive],
    ['chosen option', t.colorText, t.colorPrimaryBg],
    ['chosen menu item', t.colorPrimary, t.colorPrimaryBg],
    ['badge Active', t.colorSuccess, t.colorSuccessBg],
    ['badge Inactive', t.colorError, t.colorErrorBg],
    ['badge pending', t.colorWarning, t.colorWarningBg],
    ['badge paid', t.colorSuccess, t.colorSuccessBg],
    ['badge Processed', t.colorInfo, t.colorInfoBg],
    ['badge other', own(Tag?.defaultColor), own(Tag?.defaultBg)],
    ['tooltip', t.colorTextLightSolid, t.colorBgSpotlight],
    ['list heading', own(Table?.headerColor), own(Table?.headerBg)],
    ['sort arrow', t.colorIcon, own(Table?.headerBg)],
    ['alert success', t.colorText, t.colorSuccessBg],
    ['alert error', t.colorText, t.colorErrorBg],
    ['alert warning', t.colorText, t.colorWarningBg],
    ['alert info', t.colorText, t.colorInfoBg],
    ['header', own(Layout?.headerColor), own(Layout?.headerBg)],
    ['footer', t.colorText, own(Layout?.footerBg)],
    ['sidebar toggle', own(Layout?.triggerColor), own(Layout?.triggerBg)],
    ['sidebar entry', own(Menu?.darkItemColor), own(Menu?.darkItemBg)],
    ['sidebar entry, hovered', own(Menu?.darkItemHoverColor), own(Menu?.darkItemHoverBg)],
    ['sidebar entry, chosen', own(Menu?.darkItemSelectedColor), own(Menu?.darkItemSelectedBg)],
  ];
}

/** What is seen rather than read: field borders and the focus ring, on each ground they meet. */
function outlines(mode: ColorMode): Pair[] {
  const config = portalTheme(mode);
  const t = theme.getDesignToken(config);
  const { Input, Layout, Select } = config.components ?? {};
  return [
    ['field border on sheet', t.colorBorder, t.colorBgContainer],
    ['field border on page', t.colorBorder, t.colorBgLayout],
    ['border of a field in use', own(Input?.activeBorderColor), t.colorBgContainer],
    ['border of a list in use', own(Select?.activeBorderColor), t.colorBgContainer],
    ['tick', t.colorPrimary, t.colorBgContainer],
    ['border of a refused field', t.colorError, t.colorBgContainer],
    ['focus ring on sheet', t.colorPrimaryBorder, t.colorBgContainer],
    ['focus ring on page', t.colorPrimaryBorder, t.colorBgLayout],
    ['focus ring on panel', t.colorPrimaryBorder, t.colorBgElevated],
    ['focus ring in sidebar', t.colorPrimaryBorder, own(Layout?.siderBg)],
  ];
}

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  test.each(texts(mode))('%s is readable', (_what, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(outlines(mode))('%s is visible', (_what, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(3);
  });
});

test.each(['light', 'dark'] as const)("%s: nothing is left in antd's blue", (mode) => {
  const tokens = Object.entries(theme.getDesignToken(portalTheme(mode)));
  const solid = tokens.filter(
    ([name, value]) => name.startsWith('color') && String(value).startsWith('#'),
  );
  const blue = solid.filter(([, value]) => {
    const [red, green, blueness] = rgb(String(value));
    return blueness > Math.max(red, green) + 20;
  });
  expect(solid.length).toBeGreaterThan(50);
  expect(blue).toEqual([]);
});

import type { ThemeConfig } from 'antd';

export type ColorMode = 'light' | 'dark';

export type ByMode = readonly [light: string, dark: string];

/**
 * The portal's colours, each defined once: the style sheets use them as `--ant-color-…` (build/themeTokens.ts), antd under its
 * own names (antdTheme). contrast.test.ts checks each pair that the style sheets use against WCAG 2.2 AA.
 *
 * Light: ivory ground, white sheets, wine for actions, peacock green for information. Dark: actions are zari gold on dark silk,
 * so solid surfaces are bright and their text is dark.
 */
export const colors = {
  colorPrimary: ['#7b1e3c', '#ccb077'],
  colorPrimaryHover: ['#943353', '#e6cd98'],
  colorPrimaryActive: ['#5c142b', '#bb9f67'],
  colorPrimaryBg: ['#f8ecef', '#3d2b2a'],
  colorPrimaryBgHover: ['#f2dde3', '#4a3530'],
  // The focus ring: zari gold, dark enough to be seen on white and on wine.
  colorPrimaryBorder: ['#a87425', '#e3c27d'],
  colorLink: ['#9c2449', '#d3b37c'],
  colorLinkHover: ['#7b1e3c', '#f3d9a8'],
  colorLinkActive: ['#5c142b', '#c9a86b'],
  colorInfo: ['#0f666b', '#6fb9b4'],
  colorInfoBg: ['#e9f4f3', '#1b2626'],
  colorInfoBorder: ['#a5cdcb', '#344e4c'],
  colorSuccess: ['#2a6831', '#80bb83'],
  colorSuccessBg: ['#ebf5e9', '#1d261e'],
  colorSuccessBorder: ['#a9cfa6', '#3a4f3b'],
  colorWarning: ['#855300', '#d3a656'],
  colorWarningBg: ['#fdf3dc', '#2a2319'],
  colorWarningBorder: ['#e2c487', '#58482b'],
  colorError: ['#b3261e', '#dc8c80'],
  colorErrorHover: ['#c4382f', '#ffb5aa'],
  colorErrorActive: ['#8f1c15', '#e58a7d'],
  colorErrorBg: ['#fdefed', '#2c1f1e'],
  colorErrorBorder: ['#e9b0a9', '#5b3e3a'],
  colorText: ['#2f1d23', '#f3e9df'],
  colorTextHeading: ['#2f1d23', '#f3e9df'],
  colorTextSecondary: ['#5c474e', '#cdbdb6'],
  colorTextTertiary: ['#6b565d', '#b8a6a2'],
  colorTextPlaceholder: ['#75626a', '#a59496'],
  colorTextDisabled: ['#8f7e84', '#85757a'],
  // Text on a solid surface.
  colorTextLightSolid: ['#ffffff', '#22141a'],
  colorBgLayout: ['#faf6ef', '#171013'],
  colorBgContainer: ['#ffffff', '#21171b'],
  colorBgElevated: ['#ffffff', '#2a1e23'],
  colorBgContainerDisabled: ['#f6f3f1', '#32282b'],
  colorBgMask: ['rgb(0 0 0 / 45%)', 'rgb(0 0 0 / 45%)'],
  // Every second row of a list.
  colorFillAlter: ['#fdfaf5', '#271c20'],
  // The head of a table, a disabled field, the item under the pointer.
  colorFillTertiary: ['#f5ede0', '#31242a'],
  colorBorder: ['#927f86', '#86737a'],
  colorBorderDisabled: ['#dccfc4', '#4a3a40'],
  colorBorderSecondary: ['#e9dfd2', '#3b2c32'],
} as const satisfies Record<`color${string}`, ByMode>;

/** antd derives its other colours from these. */
export const bases = {
  colorTextBase: ['#2a181e', '#f3e9df'],
  colorBgBase: ['#ffffff', '#150c10'],
} as const satisfies Record<string, ByMode>;

/** Sidebar and login are dark silk in both modes: text is thread, the selected item zari. */
export const silk = {
  silk: ['#431226', '#2c0d1a'],
  silkRaised: ['#66223f', '#521c36'],
  thread: ['#ecd9cf', '#e4d0c8'],
  zari: ['#f5d796', '#f5d796'],
} as const satisfies Record<string, ByMode>;

export const inBothModes = {
  // Print is black on white.
  paper: '#ffffff',
  ink: '#000000',
  pencil: '#333333',
  paperRule: '#999999',
  // A deeper shadow on silk, a thin one for a sheet of paper.
  shadowOnSilk: '0 12px 40px rgb(0 0 0 / 35%)',
  shadowOfPaper: '0 1px 3px rgb(0 0 0 / 12%)',
} as const;

/** Sizes in pixels at the usual font size; the style sheets use `rem`, so they grow with the person's font size. */
export const sizes = {
  fontSize: 15,
  // Devanagari is hard to read at antd's 12.
  fontSizeSM: 13,
  // As large as a thumb needs.
  controlHeight: 40,
} as const;

/** The same after the login: the office works at a desk, a member with the thumb. */
const sizesOf = {
  office: { fontSize: 14, fontSizeSM: 13, controlHeight: 36 },
  member: { fontSize: 16, fontSizeSM: 14, controlHeight: 44 },
} as const;

export type Audience = keyof typeof sizesOf;

export const USUAL_LETTERS = 16;

export const shape = {
  // The fonts of the device; nothing is downloaded. The Devanagari fonts are for Hindi names and texts. Fonts between them
  // without those letters would be opened before the first paint.
  fontFamily: 'system-ui, "Noto Sans Devanagari", "Nirmala UI", Mangal, sans-serif',
  fontWeightStrong: 600,
  lineHeight: 23 / 15,
  lineHeightHeading1: 1.2,
  borderRadius: 8,
  borderRadiusSM: 6,
  borderRadiusLG: 10,
  boxShadow:
    '0 6px 16px 0 rgb(0 0 0 / 8%), 0 3px 6px -4px rgb(0 0 0 / 12%), 0 9px 28px 8px rgb(0 0 0 / 5%)',
} as const;

interface AntdThemeOptions {
  readonly mode: ColorMode;
  readonly audience: Audience;
  readonly isTouch: boolean;
  readonly fontSizePx: number;
}

/** The theme of antd, which counts in pixels: scaled like the `rem` of the style sheets. */
export function antdTheme({ mode, audience, isTouch, fontSizePx }: AntdThemeOptions): ThemeConfig {
  const scale = fontSizePx / USUAL_LETTERS;
  const grown = Object.fromEntries(
    Object.entries({
      ...sizesOf[audience],
      // As high as a finger needs (WCAG 2.5.5).
      ...(isTouch ? { controlHeight: 44 } : {}),
      sizeUnit: 4,
    }).map(([token, size]) => [token, size * scale]),
  );
  const index = mode === 'light' ? 0 : 1;
  const tokens: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries({ ...colors, ...bases }).map(([token, value]) => [token, value[index]] as const),
  );
  return {
    // There is only one antd on the page, so its classes need no hash.
    hashed: false,
    cssVar: { key: `portal-${audience}` },
    components: {
      Card: { bodyPadding: 16 * scale },
      Layout: {
        headerBg: colors.colorBgContainer[index],
        headerHeight: '3.5rem',
        headerPadding: '0 1rem',
        footerBg: colors.colorBgContainer[index],
        footerPadding: '0.75rem 1.25rem',
        siderBg: silk.silk[index],
      },
      Menu: {
        itemHeight: 44 * scale,
        darkItemBg: silk.silk[index],
        darkItemColor: silk.thread[index],
        darkItemHoverBg: silk.silkRaised[index],
        darkItemHoverColor: silk.thread[index],
        darkItemSelectedBg: silk.silkRaised[index],
        darkItemSelectedColor: silk.zari[index],
      },
      Form: { itemMarginBottom: 12 * scale, verticalLabelPadding: '0 0 0.25rem' },
      // iOS zooms the page into a field with smaller text.
      Input: { inputFontSize: (isTouch ? 16 : sizesOf[audience].fontSize) * scale },
      Result: { iconFontSize: 40 * scale },
      Segmented: {
        // Its parts are then as high as a finger needs.
        ...(isTouch && { trackPadding: 0 }),
        trackBg: colors.colorFillTertiary[index],
        itemColor: colors.colorText[index],
        itemSelectedBg: colors.colorBgContainer[index],
        itemSelectedColor: colors.colorPrimary[index],
      },
    },
    token: {
      ...shape,
      ...grown,
      ...tokens,
      // A press on something that is still moving is lost (docs/decisions/0006).
      motion: false,
      // The text of a busy button stays readable.
      opacityLoading: 1,
    },
  };
}

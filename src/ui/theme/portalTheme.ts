import { theme, type ThemeConfig } from 'antd';

export type ColorMode = 'light' | 'dark';

/**
 * The class that carries antd's CSS variables. index.html puts it on <html>, so that our plain CSS can use
 * `var(--ant-color-…)` anywhere, outside antd's own elements too.
 */
const variableScope = 'portal';

/** What the reader's device has; nothing is downloaded. The Devanagari faces serve Hindi names and texts. */
const fontFamily =
  'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", "Nirmala UI", Mangal, sans-serif';

const shape = {
  fontFamily,
  fontSize: 15,
  // Badges: Devanagari is hard to read at antd's 12.
  fontSizeSM: 13,
  borderRadius: 6,
  // Large enough for a thumb; the small size that tables use is then 30.
  controlHeight: 40,
  linkHoverDecoration: 'underline',
  // antd fades a button that works, and its name below the contrast that a reader needs.
  opacityLoading: 1,
  // A press on something that still moves is lost (docs/decisions/0006).
  motion: false,
} satisfies ThemeConfig['token'];

/** Day: ivory ground, white sheets, wine silk for what acts, peacock green for what informs. */
const light = {
  colorPrimary: '#7b1e3c',
  colorPrimaryHover: '#943353',
  colorPrimaryActive: '#5c142b',
  colorPrimaryBg: '#f8ecef',
  colorPrimaryBgHover: '#f2dde3',
  // antd draws its focus ring with this one: zari gold, dark enough to be seen on white and on wine.
  colorPrimaryBorder: '#a87425',
  colorLink: '#9c2449',
  colorLinkHover: '#7b1e3c',
  colorLinkActive: '#5c142b',
  colorInfo: '#0f666b',
  colorInfoBg: '#e9f4f3',
  colorInfoBorder: '#a5cdcb',
  colorSuccess: '#2a6831',
  colorSuccessBg: '#ebf5e9',
  colorSuccessBorder: '#a9cfa6',
  colorWarning: '#855300',
  colorWarningBg: '#fdf3dc',
  colorWarningBorder: '#e2c487',
  colorError: '#b3261e',
  colorErrorHover: '#c4382f',
  colorErrorActive: '#8f1c15',
  colorErrorBg: '#fdefed',
  colorErrorBorder: '#e9b0a9',
  colorTextBase: '#2a181e',
  colorText: '#2f1d23',
  colorTextSecondary: '#5c474e',
  colorTextTertiary: '#6b565d',
  colorTextQuaternary: '#8f7e84',
  colorTextPlaceholder: '#75626a',
  colorBgBase: '#ffffff',
  colorBgLayout: '#faf6ef',
  colorBgSpotlight: '#3d2730',
  // Every second row of a list.
  colorFillAlter: '#fdfaf5',
  colorBorder: '#927f86',
  colorBorderDisabled: '#dccfc4',
  colorBorderSecondary: '#e9dfd2',
} satisfies ThemeConfig['token'];

/** Night: what acts is zari gold on dark silk, so solid surfaces are bright here and their text is dark. */
const dark = {
  colorPrimary: '#eccb88',
  colorPrimaryHover: '#e6cd98',
  colorPrimaryActive: '#bb9f67',
  colorPrimaryBg: '#3d2b2a',
  colorPrimaryBgHover: '#4a3530',
  colorPrimaryBorder: '#e3c27d',
  colorLink: '#f5cf8e',
  colorLinkHover: '#f3d9a8',
  colorLinkActive: '#c9a86b',
  colorInfo: '#7fd6d0',
  colorSuccess: '#93d896',
  colorWarning: '#f5c062',
  colorError: '#ffa193',
  colorErrorHover: '#ffb5aa',
  colorErrorActive: '#e58a7d',
  colorTextBase: '#f3e9df',
  colorText: '#f3e9df',
  colorTextSecondary: '#cdbdb6',
  colorTextTertiary: '#b8a6a2',
  colorTextQuaternary: '#85757a',
  colorTextPlaceholder: '#a59496',
  colorTextLightSolid: '#22141a',
  colorBgBase: '#150c10',
  colorBgLayout: '#171013',
  colorBgContainer: '#21171b',
  colorBgElevated: '#2a1e23',
  colorBgSpotlight: '#f3e9df',
  colorFillAlter: '#271c20',
  colorBorder: '#86737a',
  colorBorderDisabled: '#4a3a40',
  colorBorderSecondary: '#3b2c32',
} satisfies ThemeConfig['token'];

/** Solid where antd would lay a thin veil: list headings, the row under the pointer, the grey badge. */
const surface = {
  light: { heading: '#f5ede0', pointed: '#f8ecef', grey: '#f0ebe6' },
  dark: { heading: '#31242a', pointed: '#3a2a30', grey: '#3a2f34' },
};

/** The sidebar is dark silk in both modes; `theme="dark"` on Sider and Menu picks these up. */
const sidebar = {
  light: {
    silk: '#431226',
    deep: '#380e1f',
    thread: '#ecd9cf',
    raised: '#66223f',
    zari: '#f5d796',
  },
  dark: { silk: '#2c0d1a', deep: '#230a14', thread: '#e4d0c8', raised: '#521c36', zari: '#f5d796' },
};

/** The portal's look for one colour mode. contrast.test.ts holds each pair of colours to WCAG 2.2 AA. */
export function portalTheme(mode: ColorMode): ThemeConfig {
  const token = mode === 'light' ? light : dark;
  const sheet = mode === 'light' ? light.colorBgBase : dark.colorBgContainer;
  const side = sidebar[mode];
  const { heading, pointed, grey } = surface[mode];
  // The tick of a checkbox and the dot of a radio stand on colorPrimary, which is bright at night.
  const tick = mode === 'light' ? {} : { colorWhite: dark.colorTextLightSolid };
  // Wine would look like the red border of a refused field.
  const fieldInUse = {
    activeBorderColor: token.colorPrimaryBorder,
    hoverBorderColor: token.colorPrimaryBorder,
    activeShadow: `0 0 0 1px ${token.colorPrimaryBorder}`,
  };
  return {
    algorithm: mode === 'light' ? theme.defaultAlgorithm : theme.darkAlgorithm,
    // One antd on the page: no class that tells versions apart.
    hashed: false,
    cssVar: { key: variableScope },
    token: { ...shape, ...token },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 500,
      },
      Checkbox: tick,
      Radio: tick,
      // Room between an error and the label that follows it.
      Form: { itemMarginBottom: 18, verticalLabelPadding: '6px 0 6px' },
      // Phones zoom the whole page into a field whose text is smaller than 16.
      Input: { inputFontSize: 16, ...fieldInUse },
      Select: {
        activeBorderColor: fieldInUse.activeBorderColor,
        hoverBorderColor: fieldInUse.hoverBorderColor,
      },
      Layout: {
        headerBg: sheet,
        headerHeight: 64,
        headerColor: token.colorText,
        footerBg: token.colorBgLayout,
        siderBg: side.silk,
        triggerBg: side.deep,
        triggerColor: side.thread,
      },
      Menu: {
        darkItemBg: side.silk,
        darkSubMenuItemBg: side.deep,
        darkPopupBg: side.silk,
        darkItemColor: side.thread,
        darkItemHoverColor: '#ffffff',
        darkItemHoverBg: side.deep,
        darkItemSelectedBg: side.raised,
        darkItemSelectedColor: side.zari,
        darkGroupTitleColor: side.thread,
      },
      Table: { headerBg: heading, headerColor: token.colorText, rowHoverBg: pointed },
      Tag: { defaultBg: grey, defaultColor: token.colorTextSecondary },
    },
  };
}

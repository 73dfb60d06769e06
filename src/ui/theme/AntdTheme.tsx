import { ConfigProvider, type ThemeConfig } from 'antd';
import { type ReactNode, useContext, useMemo } from 'react';
import { ColorModeContext } from './ColorModeContext';
import { bases, type ColorMode, colors, shape, sizes, USUAL_LETTERS } from './tokens';

/**
 * The portal's look for a piece of ui that is made of antd (docs/decisions/0009). Nothing that antd draws here has words of
 * its own: ui hands them in, in the language that is shown.
 */
export function AntdTheme({ children }: { readonly children: ReactNode }) {
  const mode = useContext(ColorModeContext);
  const theme = useMemo(() => antdTheme(mode, shownLetters()), [mode]);
  return <ConfigProvider theme={theme}>{children}</ConfigProvider>;
}

/** How large the letters are that the person has set in the browser, in pixels. */
const shownLetters = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_LETTERS;

/** For the pieces of antd that ui draws. antd counts in pixels: as many as what is written in `rem` has. */
export function antdTheme(mode: ColorMode, letters = USUAL_LETTERS): ThemeConfig {
  const scale = letters / USUAL_LETTERS;
  const grown = Object.fromEntries(
    Object.entries({ ...sizes, sizeUnit: 4 }).map(([token, size]) => [token, size * scale]),
  );
  const place = mode === 'light' ? 0 : 1;
  const tokens: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries({ ...colors, ...bases }).map(([token, value]) => [token, value[place]] as const),
  );
  return {
    // One antd on the page: no class that tells versions apart.
    hashed: false,
    // index.html puts the class on <html>, so that our style sheets and antd's read the same variables.
    cssVar: { key: 'portal' },
    token: {
      ...shape,
      ...grown,
      ...tokens,
      // A press on something that still moves is lost (docs/decisions/0006).
      motion: false,
    },
  };
}

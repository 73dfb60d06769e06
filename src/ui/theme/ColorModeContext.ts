import { createContext } from 'react';
import type { ColorMode } from './tokens';

/** The colours of the page, for what cannot read them from its style sheets: antd. */
export const ColorModeContext = createContext<ColorMode>('light');

import { lazyFile } from '../lazyFile';

export const fetchAntdTheme = () => import('./AntdTheme');

/** antd's look, for the screens and dialogs that are made of it; the public screens open without (docs/decisions/0009). */
export const AntdTheme = lazyFile(fetchAntdTheme);

import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { folderOf } from '../site';

/** What a screen has read of the portal's own files, and of nothing else. */
export interface OwnFiles {
  /** JavaScript and CSS, in kB (1,000 bytes) after gzip. */
  readonly kilobytes: number;
  /** Every file: the page, scripts, styles, config.json and pictures. */
  readonly requests: number;
  /** The page asks for the first, that one for the second: so many scripts and styles had to come one after the other. */
  readonly chain: number;
}

interface Frames {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Frames;
}

const urlsIn = (frames: Frames | undefined): readonly string[] =>
  frames === undefined
    ? []
    : [...frames.callFrames.map(({ url }) => url), ...urlsIn(frames.parent)];

/** Watches what the page asks its own host for; `seen` forgets it and begins anew. */
export async function watchOwnFiles(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const depths = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ request: { url }, type, initiator }) => {
    if (!url.startsWith(origin)) return;
    const asking = initiator.type === 'script' ? urlsIn(initiator.stack) : [];
    const depth =
      type === 'Document' ? 0 : 1 + Math.max(0, ...asking.map((by) => depths.get(by) ?? 0));
    // Asked for again by who needs it: it was on its way.
    if (!depths.has(url)) depths.set(url, depth);
  });
  const seen = async (): Promise<OwnFiles> => {
    const code = [...depths].filter(([url]) => /\.(js|css)$/.test(url));
    const sizes = await Promise.all(code.map(([url]) => zippedSize(url)));
    const files = {
      kilobytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000),
      requests: depths.size,
      chain: Math.max(...code.map(([, depth]) => depth)),
    };
    depths.clear();
    return files;
  };
  return { seen };
}

/** Bytes after gzip. */
export async function zippedSize(url: string): Promise<number> {
  const path = new URL(url).pathname.replace('/members/', `${folderOf('dist')}/`);
  return gzipSync(await readFile(path), { level: 6 }).length;
}

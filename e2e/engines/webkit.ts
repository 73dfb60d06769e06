import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../hosts/listening';
import { type Command, partOf, patiently, type Wire } from './wire';

const program = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';

export const hasWebKit = existsSync(program);

type Request = readonly [method: 'GET' | 'POST', path: string];

/** The path of each command in the standard; the element's id is part of it. */
const addresses: Readonly<Record<Command, (id: string) => Request>> = {
  Navigate: () => ['POST', '/url'],
  ExecuteScript: () => ['POST', '/execute/sync'],
  ElementClick: (id) => ['POST', `/element/${id}/click`],
  ElementSendKeys: (id) => ['POST', `/element/${id}/value`],
  PerformActions: () => ['POST', '/actions'],
  NewWindow: () => ['POST', '/window/new'],
  GetWindowHandle: () => ['GET', '/window'],
  SwitchToWindow: () => ['POST', '/window'],
  SetWindowRect: () => ['POST', '/window/rect'],
};

/** WebKitGTK's MiniBrowser, on a virtual screen, driven by WebKitWebDriver over HTTP. */
export async function startWebKit(): Promise<Wire> {
  const home = mkdtempSync(join(tmpdir(), 'portal-webkit-'));
  // Downloads go to the folder that the desktop settings name, or to the home folder.
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  const [screen, screenNumber] = await startScreen();
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${screenNumber}`,
      HOME: downloads,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
      GTK_THEME: 'Adwaita',
      LANG: 'C.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // There is no graphics card to draw with.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const stop = (): void => {
    driver.kill('SIGKILL');
    screen.kill('SIGKILL');
  };
  process.once('exit', stop);

  const ask = async ([method, path]: Request | readonly ['DELETE', string], body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      signal: AbortSignal.timeout(40_000),
    });
    const value = partOf(await answer.json(), 'value');
    if (!answer.ok) throw new Error(JSON.stringify(value).slice(0, 400));
    return value;
  };
  const binary = readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file));
  const options = {
    binary,
    args: ['--automation', '--geometry=1380x1000'],
  };
  const session: unknown = await patiently(
    () =>
      ask(['POST', '/session'], {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
      }),
    60,
  );
  const own = `/session/${String(partOf(session, 'sessionId'))}`;
  /** WebDriver sessions are private windows without a log, so the page itself collects its errors. */
  const collected: string[] = [];
  const pageSays = async (script: string): Promise<string[]> => {
    const result = await ask(['POST', `${own}/execute/sync`], { script, args: [] });
    return Array.isArray(result) ? result.map(String) : [];
  };

  return {
    downloads,
    version: `WebKitGTK ${String(partOf(session, 'capabilities.browserVersion'))}`,
    async send(command, { id, ...parameters } = {}) {
      const leaves = command === 'Navigate' || command === 'SwitchToWindow';
      if (leaves) collected.push(...(await pageSays(TAKE_COMPLAINTS)));
      const [method, path] = addresses[command](String(id));
      const answer = await ask([method, own + path], parameters);
      if (leaves) await pageSays(LISTEN);
      return answer;
    },
    complaints: async () => [...collected.splice(0), ...(await pageSays(TAKE_COMPLAINTS))],
    async close() {
      process.off('exit', stop);
      await ask(['DELETE', own]).catch(() => undefined);
      const ended = Promise.all([once(driver, 'exit'), once(screen, 'exit')]);
      stop();
      await ended;
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const TAKE_COMPLAINTS = 'return window.complaints?.splice(0) ?? []';

/** Runs in each page that has loaded or becomes active; errors before that are missed. */
const LISTEN = `
  if (window.complaints) return;
  window.complaints = [];
  const tell = (text) => void complaints.push(location.pathname + ' ' + text);
  for (const kind of ['error', 'warn']) {
    const write = console[kind];
    console[kind] = (...parts) => { tell(kind + ': ' + parts.join(' ')); write(...parts); };
  }
  addEventListener('error', ({ message }) => tell('uncaught: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => tell('uncaught: ' + reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell('refused: ' + effectiveDirective + ' ' + blockedURI));
`;

/** A virtual screen under the first free number. */
async function startScreen(): Promise<readonly [ChildProcess, number]> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((read) => {
    screen.stdout.setEncoding('utf8').once('data', read);
  });
  return [screen, Number(number)];
}

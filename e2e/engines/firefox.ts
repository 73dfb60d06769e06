import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../hosts/listening';
import { partOf, patiently, type Wire } from './wire';

const program = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

export const hasFirefox = existsSync(program);

const preferences = (port: number, downloads: string): Readonly<Record<string, unknown>> => ({
  'marionette.port': port,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'signon.rememberSignons': false,
  'dom.disable_beforeunload': true,
  'layout.css.prefers-color-scheme.content-override': 1,
  'intl.accept_languages': 'en-IN, en',
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.alwaysOpenPanel': false,
  'browser.helperApps.neverAsk.saveToDisk': 'text/csv,application/pdf',
  'pdfjs.disabled': true,
});

/** Firefox without a window, driven by Marionette, the protocol under WebDriver: Debian has no geckodriver. */
export async function startFirefox(): Promise<Wire> {
  const profile = mkdtempSync(join(tmpdir(), 'portal-firefox-'));
  const downloads = join(profile, 'downloads');
  mkdirSync(downloads);
  const port = await freePort();
  const lines = Object.entries(preferences(port, downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(
    program,
    [
      '--marionette',
      '--remote-allow-system-access',
      '--headless',
      '--no-remote',
      '--profile',
      profile,
    ],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  );
  const stop = (): void => void browser.kill('SIGKILL');
  process.once('exit', stop);

  const socket = await patiently(() => connected(port), 60);
  const call = talk(socket);
  const session = await call('WebDriver:NewSession', {});
  /** The errors and warnings among the console messages. */
  const reported = new Set<string>();

  return {
    downloads,
    version: `Firefox ${String(partOf(session, 'capabilities.browserVersion'))}`,
    send: async (command, parameters = {}) => {
      const sandbox = command === 'ExecuteScript' ? { sandbox: null } : {};
      const answer = await call(`WebDriver:${command}`, { ...parameters, ...sandbox });
      return answer !== null && typeof answer === 'object' && 'value' in answer
        ? answer.value
        : answer;
    },
    async complaints() {
      await call('Marionette:SetContext', { value: 'chrome' });
      const answer = await call('WebDriver:ExecuteScript', { script: CONSOLE, args: [] });
      await call('Marionette:SetContext', { value: 'content' });
      const all = partOf(answer, 'value');
      const fresh = (Array.isArray(all) ? all : [])
        .map(String)
        .filter((line) => !reported.has(line));
      for (const line of fresh) reported.add(line);
      return fresh;
    },
    async close() {
      process.off('exit', stop);
      const ended = once(browser, 'exit');
      stop();
      await ended;
      socket.destroy();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Runs in the browser process: what pages log to the console, and what the browser reports about them. */
const CONSOLE = `
  const storage = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage);
  const logged = storage.getEvents()
    .filter(({ level, filename }) => ['error', 'warn', 'assert'].includes(level) && filename.startsWith('http'))
    .map(({ timeStamp, level, arguments: parts }) => timeStamp + ' ' + level + ': ' + parts.map(String).join(' '));
  const found = Services.console.getMessageArray()
    .filter((message) => message instanceof Ci.nsIScriptError && message.sourceName.startsWith('http'))
    .map((message) => message.timeStamp + ' ' + message.category + ': ' + message.errorMessage + ' (' + message.sourceName + ')');
  return [...logged, ...found];
`;

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Each message is its length, a colon and JSON: [0, id, command, parameters] or [1, id, error, result]. */
function talk(socket: Socket) {
  const open = new Map<number, { yes: (result: unknown) => void; no: (error: Error) => void }>();
  let read = Buffer.alloc(0);
  let number = 0;
  socket.on('data', (bytes) => {
    read = Buffer.concat([read, bytes]);
    for (;;) {
      const colon = read.indexOf(':');
      const end = colon + 1 + Number(read.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || read.length < end) return;
      const message: unknown = JSON.parse(read.subarray(colon + 1, end).toString());
      read = read.subarray(end);
      // The first message is a greeting.
      if (!Array.isArray(message)) continue;
      const answered = Number(message[1]);
      const waiting = open.get(answered);
      open.delete(answered);
      if (message[2]) waiting?.no(new Error(JSON.stringify(message[2]).slice(0, 400)));
      else waiting?.yes(message[3]);
    }
  });
  return (command: string, parameters: Readonly<Record<string, unknown>>): Promise<unknown> =>
    new Promise((yes, no) => {
      number += 1;
      open.set(number, { yes, no });
      const text = JSON.stringify([0, number, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

// npm run check-service -- https://api.example.org checks whether a service answers as the portal expects. It only reads.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';

const usage = `npm run check-service -- https://api.example.org [options]

  --config dist/config.json             checks this config.json too, and the service with its settings; its apiBaseUrl
                                        can replace the address
  --origin https://portal.example.org   the portal's own address: also checks that the service allows it (CORS), and that
                                        browsers let it call the service
  --token                               asks for a token and also checks the calls that need one; or set PORTAL_TOKEN.
                                        Never write a token into the command: the shell's history keeps it
  --user-id 21  --member-id 310         the member whose records to read (user_id and member_id of the stored session)
`;

/** A mistake in the command. Its message repeats nothing that was typed, which may be a password. */
class UsageError extends Error {}

function readCommand() {
  let command;
  try {
    command = parseArgs({
      allowPositionals: true,
      options: {
        config: { type: 'string' },
        origin: { type: 'string' },
        token: { type: 'boolean' },
        'user-id': { type: 'string' },
        'member-id': { type: 'string' },
      },
    });
  } catch {
    throw new UsageError('One of the options is unknown or has no value.');
  }
  const { values, positionals } = command;
  if (positionals.length > 1 || (positionals.length === 0 && values.config === undefined))
    throw new UsageError('Give exactly one address, and no token.');
  return {
    address: positionals.length === 0 ? null : serviceAt(positionals[0]),
    configFile: values.config === undefined ? null : fileAt(values.config),
    origin: values.origin === undefined ? null : addressOf(values.origin).origin,
    userId: numberOf(values['user-id']),
    memberId: numberOf(values['member-id']),
    asksToken: values.token === true,
  };
}

function addressOf(text) {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address === null || !/^https?:$/.test(address.protocol) || /[?#]/.test(text))
    throw new UsageError('An address looks like https://api.example.org');
  if (address.username || address.password)
    throw new UsageError('The address must not contain a user name or password.');
  return address;
}

const serviceAt = (text) => addressOf(text).href.replace(/\/+$/, '');

function fileAt(path) {
  try {
    return readFileSync(path);
  } catch {
    throw new UsageError('The file given with --config cannot be read.');
  }
}

function numberOf(text) {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UsageError('An id has digits only.');
  return Number(text);
}

/** Reads the token from PORTAL_TOKEN or from the input, without showing what is typed. */
async function readToken(asks) {
  const token = process.env.PORTAL_TOKEN?.trim() || (asks ? await typedToken() : null);
  if (token !== null && !/^[\x21-\x7e]+$/.test(token))
    throw new UsageError('A token is one word of plain letters, digits and signs.');
  return token;
}

async function typedToken() {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: silent,
    terminal: process.stdin.isTTY,
  });
  process.stderr.write('Token: ');
  const token = (await lines.question('')).trim();
  lines.close();
  process.stderr.write('\n');
  if (token === '') throw new UsageError('No token was entered.');
  return token;
}

function refusePlainHttp(service, token) {
  const { protocol, hostname } = new URL(service);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (token !== null && protocol === 'http:' && !isHere)
    throw new UsageError('A token is sent over https only.');
}

/** Loads the check and with it the portal's own TypeScript, without a build. */
async function loadCheck() {
  const source = new URL('./check-service/checkService.ts', import.meta.url).pathname;
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(source, { logLevel: 'error' });
  return module;
}

/** The address of the service: as typed, else from config.json, where an empty one means the portal's own origin. */
function serviceOf(address, config, origin) {
  const service = address ?? (config?.apiBaseUrl || origin);
  if (!service) throw new UsageError('config.json has no address: give it, or --origin.');
  return service;
}

try {
  const { address, configFile, asksToken, ...command } = readCommand();
  const token = await readToken(asksToken);
  if (address !== null) refusePlainHttp(address, token);
  const check = await loadCheck();
  const file = configFile === null ? null : check.readConfigFile(configFile, command.origin);
  const findings = [...(file?.findings ?? [])];
  if (address !== null || file?.config) {
    const service = serviceOf(address, file?.config, command.origin);
    refusePlainHttp(service, token);
    const sendTokenOnLists = file?.config?.sendTokenOnLists ?? false;
    findings.push(...(await check.checkService({ ...command, service, token, sendTokenOnLists })));
  }
  const marks = { fine: '✔', bad: '✘', warning: '!', open: '–' };
  for (const { verdict, call, text } of findings)
    process.stdout.write(`${marks[verdict]} ${call}: ${text}\n`);
  const bad = findings.filter(({ verdict }) => verdict === 'bad').length;
  process.stdout.write(
    bad === 0
      ? '\nThe portal can use this service. Lines marked ! should be fixed; lines marked – could not be checked.\n'
      : `\n${bad} of ${findings.length} checks failed (✘): fix them before the portal goes live.\n`,
  );
  process.exitCode = bad === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}

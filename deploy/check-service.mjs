// npm run check-service -- https://api.example.org: does this service answer as the portal expects? It only reads.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';

const usage = `npm run check-service -- https://api.example.org [options]

  --origin https://portal.example.org   the portal's own origin: also checks that the service allows it (CORS)
  --token                               asks for a token and also checks the calls that need one;
                                        or set PORTAL_TOKEN. Never write a token into the command: the shell keeps it
  --user-id 21  --member-id 310         whom the calls of one member ask for (user_id and member_id of the stored session)
`;

class UsageError extends Error {}

function readCommand() {
  let command;
  try {
    command = parseArgs({
      allowPositionals: true,
      options: {
        origin: { type: 'string' },
        token: { type: 'boolean' },
        'user-id': { type: 'string' },
        'member-id': { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error.message);
  }
  const { values, positionals } = command;
  if (positionals.length !== 1) throw new UsageError('Name exactly one address, and no token.');
  return {
    service: addressOf(positionals[0]).href.replace(/\/+$/, ''),
    origin: values.origin === undefined ? null : addressOf(values.origin).origin,
    userId: numberOf(values['user-id']),
    memberId: numberOf(values['member-id']),
    asksToken: values.token === true,
  };
}

function addressOf(text) {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address === null || !/^https?:$/.test(address.protocol) || address.search || address.username)
    throw new UsageError('An address looks like https://api.example.org');
  return address;
}

function numberOf(text) {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UsageError('A number has digits only.');
  return Number(text);
}

/** From PORTAL_TOKEN or from the input; what is typed is not shown. */
async function readToken(asks) {
  const { PORTAL_TOKEN } = process.env;
  if (PORTAL_TOKEN || !asks) return PORTAL_TOKEN?.trim() || null;
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
  if (token === '') throw new UsageError('There was no token.');
  return token;
}

function refusePlainHttp({ protocol, hostname }) {
  if (protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new UsageError('A token goes over https only.');
}

try {
  const { asksToken, ...command } = readCommand();
  const token = await readToken(asksToken);
  if (token !== null) refusePlainHttp(new URL(command.service));
  const source = new URL('./check-service/checkService.ts', import.meta.url).pathname;
  // The portal's own TypeScript, as it stands.
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(source, { logLevel: 'error' });
  const findings = await module.checkService({ ...command, token });
  const marks = { fine: '✔', bad: '✘', open: '–' };
  for (const { verdict, call, text } of findings)
    process.stdout.write(`${marks[verdict]} ${call}: ${text}\n`);
  const bad = findings.filter(({ verdict }) => verdict === 'bad').length;
  process.stdout.write(
    bad === 0
      ? '\nNothing stands against it. What is marked – was not learnt.\n'
      : `\n${bad} of ${findings.length} would be in the portal's way.\n`,
  );
  process.exitCode = bad === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}

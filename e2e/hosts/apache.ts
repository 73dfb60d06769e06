import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Host, type Place, startHost } from './host';
import { edited, type Edits } from './siteFile';

const program = process.env.APACHE ?? '/usr/sbin/apache2';
const modules = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'];
const modulesFolder = modules.find((folder) => existsSync(folder)) ?? '';

/** Whether the tests can run on the host that deploy/apache describes. */
export const hasApache = program !== '' && existsSync(program) && modulesFolder !== '';

/** What Debian has switched on from the start, and what docs/deploy.md has the deployer switch on. */
const loaded = (
  'mpm_event authz_core alias autoindex dir env negotiation status ' +
  'deflate filter headers mime rewrite setenvif'
)
  .split(' ')
  // Elsewhere some of them are part of the program.
  .filter((name) => existsSync(moduleFile(name)))
  .map((name) => `LoadModule ${name}_module ${moduleFile(name)}`);

function moduleFile(name: string): string {
  return join(modulesFolder, `mod_${name}.so`);
}

/** Starts Apache under the site file of deploy/; a release brings its own .htaccess. */
export const startApache = (edits: Edits = {}): Promise<Host> =>
  startHost(
    program,
    (place) => mainConfig(place, edits),
    (folder, config) => ['-d', folder, '-f', config, '-DFOREGROUND'],
  );

/** What a deployer has around the site, Debian's own talkativeness included. */
function mainConfig({ folder, root, port, plainPort }: Place, edits: Edits): string {
  const site = edited('apache/site.conf', {
    '*:80>': `127.0.0.1:${plainPort}>`,
    '*:443>': `127.0.0.1:${port}>`,
    'SSLEngine On': '',
    'SSLCertificateFile    /etc/ssl/portal.pem': '',
    'SSLCertificateKeyFile /etc/ssl/portal.key': '',
    '/srv/portal': root,
    ...edits,
  });
  return `
    ${loaded.join('\n')}
    ServerName localhost
    DefaultRuntimeDir ${folder}
    PidFile ${folder}/apache.pid
    ErrorLog ${folder}/error.log
    LogLevel crit
    Mutex file:${folder}
    User #65534
    Group #65534
    StartServers 1
    TypesConfig /dev/null
    ServerTokens OS
    ServerSignature On
    Listen 127.0.0.1:${port}
    Listen 127.0.0.1:${plainPort}
    ${site}`;
}

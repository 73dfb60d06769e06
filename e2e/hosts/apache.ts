import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Host, type Place, startHost } from './host';
import { edited, type Edits } from './siteFile';

const program = process.env.APACHE ?? '/usr/sbin/apache2';
const modules = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'];
const modulesFolder = modules.find((folder) => existsSync(folder)) ?? '';

export const hasApache = program !== '' && existsSync(program) && modulesFolder !== '';

/** Debian's default modules, and those that docs/deploy.md tells the deployer to enable. */
const loaded = (
  'mpm_event authz_core alias autoindex dir env negotiation status ' +
  'deflate filter headers mime rewrite setenvif'
)
  .split(' ')
  // Other systems compile some of them into the program.
  .filter((name) => existsSync(moduleFile(name)))
  .map((name) => `LoadModule ${name}_module ${moduleFile(name)}`);

function moduleFile(name: string): string {
  return join(modulesFolder, `mod_${name}.so`);
}

/** Starts Apache with the site file of deploy/. A release brings its own .htaccess. */
export const startApache = (edits: Edits = {}): Promise<Host> =>
  startHost(
    program,
    (place) => mainConfig(place, edits),
    (folder, config) => ['-d', folder, '-f', config, '-DFOREGROUND'],
  );

/** The configuration around the site, including Debian's verbose defaults. */
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

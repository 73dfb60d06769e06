import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type ConfigFile, type Host, type Place, startHost } from './host';
import { SLOWER_MS } from '../slower';
import { deployed, edited, type Edits } from './siteFile';

const program = process.env.NGINX ?? '/usr/sbin/nginx';

/** Whether the tests can run on the host that deploy/ describes: it cannot hold scripts back. */
export const hasNginx = SLOWER_MS === 0 && existsSync(program);

interface Nginx extends Host {
  /** Puts the files of a build at /members/, and a config.json in place of the build's own. */
  serve(build: string, config: ConfigFile | null): void;
}

/** Starts nginx under the two files of deploy/, with this machine's ports and folder in place of the deployer's. */
export async function startNginx(edits: Edits = {}): Promise<Nginx> {
  const host = await startHost(
    program,
    (place) => mainConfig(place, edits),
    (folder, config) => ['-p', folder, '-e', 'stderr', '-c', config],
  );
  const { folder, root } = host;
  let releases = 0;
  return {
    ...host,
    serve(build, config) {
      releases += 1;
      const release = join(folder, `release-${releases}`);
      mkdirSync(release);
      for (const name of readdirSync(build))
        if (config === null || name !== 'config.json')
          symlinkSync(join(build, name), join(release, name));
      // A host answers a file as it stands there, or 404: its type follows from its name.
      if (config?.status === 200) writeFileSync(join(release, 'config.json'), config.body);
      // At one stroke, as a deployer does it: no request meets half of a release.
      symlinkSync(release, join(folder, 'next'));
      renameSync(join(folder, 'next'), join(root, 'members'));
    },
  };
}

/** What a deployer has around the site. The services of the tests stand on ports that are not known yet. */
function mainConfig({ folder, root, port, plainPort }: Place, edits: Edits): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const site = edited('nginx-site.conf', {
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen 443 ssl;': `listen 127.0.0.1:${port};`,
    'ssl_certificate     /etc/ssl/portal.pem;': '',
    'ssl_certificate_key /etc/ssl/portal.key;': '',
    'include /srv/portal/nginx.conf;': `include ${deployed('nginx.conf')};`,
    'root /srv/portal;': `root ${root};`,
    'set $service_origin https://api.example.org;': 'set $service_origin http://127.0.0.1:*;',
    ...edits,
  });
  return `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    error_log stderr crit;
    events {}
    http {
      access_log off;
      ${temporary}
      ${site}
    }`;
}

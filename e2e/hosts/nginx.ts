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

/** nginx cannot hold scripts back, so it is not used with `SLOWER_MS`. */
export const hasNginx = SLOWER_MS === 0 && existsSync(program);

interface Nginx extends Host {
  /** Publishes a build at /members/, and a config.json instead of the build's own. */
  serve(build: string, config: ConfigFile | null): void;
}

/** Starts nginx with the two files of deploy/, with the ports and folder of this test. */
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
      // The host derives the type of a file from its name, so only a 200 can be a file.
      if (config?.status === 200) writeFileSync(join(release, 'config.json'), config.body);
      // A rename is atomic, as in a real deployment: no request sees half of a release.
      symlinkSync(release, join(folder, 'next'));
      renameSync(join(folder, 'next'), join(root, 'members'));
    },
  };
}

/** The configuration around the site. The port of the service is not known yet. */
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

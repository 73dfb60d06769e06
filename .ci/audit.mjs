// Asks the npm registry for known weaknesses of all packages. Development packages count too: they run on developers' machines
// and build dist/. A registry that does not answer fails nothing.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const GRAVE = ['high', 'critical'];

/**
 * Advisories that do no harm here: the address that npm reports, and why. Remove an entry once npm no longer reports it.
 */
const accepted = new Map(Object.entries(json(process.argv[2] ?? '.ci/acceptedAdvisories.json')));

function json(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function report() {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
  try {
    return JSON.parse(stdout).vulnerabilities ?? null;
  } catch {
    return null;
  }
}

/** Lists each advisory once and says whether its package is in dist/ or used in development only. */
function advisories(vulnerabilities) {
  const { packages } = json('package-lock.json');
  const found = new Map();
  for (const { via, nodes } of Object.values(vulnerabilities))
    for (const { url, name, severity, title } of via.filter((entry) => typeof entry === 'object')) {
      const inDist = nodes.some((node) => packages[node]?.dev !== true);
      found.set(url, { url, severity, title, place: `${name}${inDist ? '' : ' (development)'}` });
    }
  return [...found.values()];
}

const vulnerabilities = report();
if (vulnerabilities === null) {
  console.warn(
    'The npm registry does not answer audits from here: known weaknesses are NOT checked.',
  );
} else {
  const found = advisories(vulnerabilities);
  for (const { url, severity, title, place } of found) {
    const reason = accepted.get(url);
    console.log(`${severity}: ${place}: ${title} ${url}${reason ? ` (accepted: ${reason})` : ''}`);
  }
  const open = found.filter(({ url, severity }) => GRAVE.includes(severity) && !accepted.has(url));
  const gone = [...accepted.keys()].filter((url) =>
    found.every((advisory) => advisory.url !== url),
  );
  for (const url of gone)
    console.error(`${url} is accepted, and npm names it no more: take it out.`);
  console.log(`Known weaknesses: ${found.length}, of them grave and not accepted: ${open.length}.`);
  if (open.length + gone.length > 0) process.exit(1);
}

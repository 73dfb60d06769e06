// Asks the npm registry for known weaknesses of what is in dist/. A registry that does not answer this is no finding.
import { spawnSync } from 'node:child_process';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });

function findings() {
  try {
    return JSON.parse(stdout).metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}

const found = findings();
if (found === null) {
  console.warn(
    'The npm registry does not answer audits from here: known weaknesses are NOT checked.',
  );
} else {
  const { high, critical } = found;
  console.log(`Known weaknesses of the packages in dist/: ${high} high, ${critical} critical.`);
  if (high + critical > 0) {
    console.error('npm audit --omit=dev says which, and what to do.');
    process.exit(1);
  }
}

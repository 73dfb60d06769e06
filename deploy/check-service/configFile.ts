import { checkConfig } from '../../src/config/loadConfig';
import { sampleValues } from '../../src/config/sample';
import type { Config } from '../../src/config/schema';
import { bad, fine, type Finding, warning } from './finding';

/** What a config.json comes to; `null` where the portal would stop at it. */
export function readConfigFile(text: string): {
  readonly config: Config | null;
  readonly findings: readonly Finding[];
} {
  const call = 'config.json';
  const checked = checkConfig(json(text));
  if (!checked.ok) {
    const problems = checked.problems.map(({ key, problem }) => `${key || 'the file'} ${problem}`);
    return { config: null, findings: problems.map((problem) => ({ call, ...bad(problem) })) };
  }
  const { config } = checked;
  const left = sampleValues(config.association);
  const association =
    left.length === 0
      ? fine(`the association is ${config.association.shortName}`)
      : bad(`still holds the sample association: ${left.join(', ')}; receipts would show it`);
  const plain = config.apiBaseUrl.startsWith('http:')
    ? [{ call, ...warning('apiBaseUrl is plain http: a portal on https is not let through to it') }]
    : [];
  return { config, findings: [{ call, ...association }, ...plain] };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

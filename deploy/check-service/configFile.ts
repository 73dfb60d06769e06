import { checkConfig, utf8 } from '../../src/config/loadConfig';
import { sampleValues } from '../../src/config/sample';
import type { Config } from '../../src/config/schema';
import { bad, fine, type Finding, warning } from './finding';

/** Reads a config.json as a portal at this origin would; `null` if the portal would stop with an error. */
export function readConfigFile(
  bytes: Uint8Array,
  origin: string | null,
): {
  readonly config: Config | null;
  readonly findings: readonly Finding[];
} {
  const call = 'config.json';
  const text = utf8(bytes);
  if (text === null)
    return {
      config: null,
      findings: [{ call, ...bad('the file is not encoded as UTF-8; save it again as UTF-8') }],
    };
  const checked = checkConfig(json(text), origin === null ? null : new URL(origin));
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
    ? [{ call, ...warning('apiBaseUrl is plain http: browsers block it from a portal on https') }]
    : [];
  const twice = config.apiBaseUrl.endsWith('/api')
    ? [{ call, ...warning('apiBaseUrl ends with /api, which every call adds itself') }]
    : [];
  return { config, findings: [{ call, ...association }, ...plain, ...twice] };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

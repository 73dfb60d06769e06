import { contract } from '../../src/test/contract';
import type { Ask, Answer } from './ask';
import { bad, fine, type Finding, type CheckResult } from './finding';

export const allows = (headers: Headers, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

/**
 * Sends the preflight requests that a browser sends before calls with a token. One for each method, because a service may allow
 * only the method that was asked about. They change nothing.
 */
export async function askLeave(ask: Ask, origin: string): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    const row = contract.find(
      (each) =>
        each.method === method && each.token === 'bearer' && !each.pattern.includes('/membership/'),
    );
    if (row === undefined) continue;
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization,content-type',
    };
    const path = row.pattern.replace(':id', '1');
    const answer = await ask(path, { method: 'OPTIONS', headers }, 'headers');
    findings.push({ call: `OPTIONS for ${row.call}`, ...checkPermission(answer, method, origin) });
  }
  return findings;
}

function checkPermission(answer: Answer, method: string, origin: string): CheckResult {
  if (answer.kind === 'none') return bad(`no answer (${answer.reason})`);
  const { status, headers } = answer;
  if (status >= 300 && status < 400)
    return bad(`${status}, redirects: a browser does not follow, and sends no call`);
  if (status < 200 || status >= 300) return bad(`${status}, a browser would send no call`);
  const listed = (name: string) =>
    (headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase());
  const methods = listed('access-control-allow-methods');
  const allowed = listed('access-control-allow-headers');
  // A star does not include Authorization (Fetch standard), and GET and POST are always allowed.
  const missing = [
    ...(allows(headers, origin) ? [] : [`the origin ${origin}`]),
    ...(['GET', 'POST'].includes(method) || lets(methods, method) ? [] : [`the method ${method}`]),
    ...(allowed.includes('authorization') ? [] : ['the header Authorization']),
    ...(lets(allowed, 'content-type') ? [] : ['the header Content-Type']),
  ];
  return missing.length === 0
    ? fine(`${status}, allows ${origin} (CORS)`)
    : bad(`${status}, does not allow ${missing.join(', ')} (CORS)`);
}

const lets = (listed: readonly string[], name: string): boolean =>
  listed.includes('*') || listed.includes(name.toLowerCase());

import { expect } from '@playwright/test';
import { contract, type ContractRow } from '../../src/test/contract';
import type { Call } from '../backend/calls';
import type { LoggedCall } from '../backend/log';
import type { Backend } from '../backend/server';

/** The calls that were sent, as text: `POST /api/login`. */
export const sent = ({ log }: Backend): readonly string[] =>
  log.map(({ method, path }) => `${method} ${path}`);

export const timesSent = ({ log }: Backend, call: Call): number =>
  log.filter((logged) => logged.call === call).length;

/** The calls that failed. A read may have no answer if the screen was left before it came. */
export const failed = ({ log }: Backend): readonly string[] =>
  log
    .filter(({ call, status }) => {
      const row: ContractRow | undefined = contract.find((documented) => documented.call === call);
      if (status === null) return row?.changes !== false;
      return status !== (call === 'POST /api/register' ? 201 : 200);
    })
    .map(({ method, path, status }) => `${method} ${path}: ${status}`);

/**
 * Checks every logged call against product §7: it is documented, accepts JSON, has a token exactly where the table says so, and
 * a body with exactly the documented keys, or none.
 */
export function expectContract({ log }: Backend, { listsCarryToken = false } = {}): void {
  for (const logged of log) {
    const line = `${logged.method} ${logged.path}`;
    const row: ContractRow | undefined = contract.find(({ call }) => call === logged.call);
    expect(row, `${line} is a documented call`).toBeDefined();
    if (row === undefined) continue;
    expect(logged.path, `${line} has no query`).not.toContain('?');
    if (row.accept !== null) expect(logged.headers.accept, `accept of ${line}`).toBe(row.accept);
    const carries = row.token === 'bearer' || (listsCarryToken && isList(row));
    const bearer = carries ? expect.stringMatching(/^Bearer \d+\|session-\d+$/) : undefined;
    expect(logged.headers.authorization, `authorization of ${line}`).toEqual(bearer);
    expect(logged.headers.cookie, `cookie of ${line}`).toBeUndefined();
    expect(keysOfLogged(logged), `body of ${line}`).toEqual(keysOf(row.body));
  }
}

const isList = ({ call }: ContractRow): boolean =>
  call === 'GET /api/members' || call === 'GET /api/newmembers';

function keysOfLogged({ body }: LoggedCall): unknown {
  if (body.kind === 'none') return null;
  if (body.kind === 'multipart')
    return keysOf({ multipart: body.parts.map(({ name }) => name).join() });
  return body.kind === 'json' ? keysOf(body.value) : body.kind;
}

/** The shape of a JSON value: its keys in order, and the shapes of its list items, without the values. */
function keysOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    const shapes = value.map((item) => JSON.stringify(keysOf(item)));
    return [...new Set(shapes)];
  }
  if (typeof value !== 'object' || value === null) return value === null ? null : 'value';
  return Object.entries(value)
    .map(([key, inner]) => [key, keysOf(inner)] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
}

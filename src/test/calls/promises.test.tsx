import { expect, test } from 'vitest';
import { account } from '../../api/account';
import type { CallOptions } from '../../api/call';
import { imports } from '../../api/imports';
import { members } from '../../api/members';
import { profile } from '../../api/profile';
import { registration } from '../../api/registration';
import { contract } from '../contract';
import { callTable, isChangeCall, isOwnCall, type OwnCall } from './callTable';
import type { EndpointName } from './endpoints';

interface Definition {
  readonly type: string;
  readonly extraOptions?: CallOptions | undefined;
}

const definitions = new Map<string, Definition>();

/** RTK Query hands out the definition of an endpoint only to a function that may change it. */
for (const api of [account, imports, members, profile, registration]) {
  const note = (name: string) => (definition: Definition) => void definitions.set(name, definition);
  const names = Object.keys(api.endpoints);
  api.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, note(name)])) });
}

/** What the endpoint does, in the words of a row. */
function kept(endpoint: EndpointName) {
  const { type, extraOptions = {} } = definitions.get(endpoint) ?? { type: 'missing' };
  const { once, onlyStatus, timeLimit, withToken = true, keepsSessionOn401 } = extraOptions;
  return {
    type,
    once,
    onlyStatus,
    timeLimit,
    token: withToken === true ? 'bearer' : 'none',
    endsSessionOn401: withToken === true && keepsSessionOn401 !== true,
  };
}

function promised(call: OwnCall, token: string) {
  const row = callTable[call];
  const change = isChangeCall(call) ? callTable[call] : null;
  return {
    type: change === null ? 'query' : 'mutation',
    once: change === null ? undefined : change.overTabs === null ? 'page' : 'browser',
    onlyStatus: row.onlyStatus200 && 200,
    timeLimit: row.timeLimit,
    token,
    endsSessionOn401: row.on401 !== 'said',
  };
}

const rows = contract.flatMap(({ call, token }) => (isOwnCall(call) ? [{ call, token }] : []));

test.each(rows)('$call keeps what its row promises', ({ call, token }) => {
  expect(kept(callTable[call].endpoint)).toEqual(promised(call, token));
});

test('every change of the specification has the row of a change, and every endpoint a row', () => {
  const documented = contract.filter((row) => row.changes).map(({ call }) => call);
  expect(rows.map(({ call }) => call).filter(isChangeCall)).toEqual(documented);
  const endpoints = Object.values(callTable).map(({ endpoint }) => endpoint);
  expect(endpoints.toSorted()).toEqual([...definitions.keys()].toSorted());
});

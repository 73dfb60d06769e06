import { api } from '../../src/api/api';
import '../../src/api/members';
import { createStore } from '../../src/app/store';

/*
 * The portal's own store and its own members call, given an answer that is already there. The store's cost begins when
 * the decoder last looks at the last row, and ends when the call is settled: freezing the list, the action on its way
 * through the middleware, the reducers, and whatever the store does to take the rows in.
 */
let decoded = 0;

const parse = JSON.parse;
JSON.parse = (text, reviver) => {
  const answer = parse(text, reviver);
  if (Array.isArray(answer)) {
    const watched = {
      get: (row, field) => {
        decoded = performance.now();
        return row[field];
      },
    };
    answer.push(new Proxy(answer.pop(), watched));
  }
  return answer;
};

const textOf = async (path) => (await fetch(path)).text();

/** What an answer of `count` rows costs the store, in milliseconds: at first, and on each of `reloads` reloads. */
globalThis.measureStore = async (count, reloads) => {
  const config = parse(await textOf('/members/config.json'));
  const answer = await textOf('/api/members');
  globalThis.fetch = async () => new Response(answer);
  const store = createStore(config, null);
  const costs = [];
  for (let load = 0; load <= reloads; load++) {
    const list = await store.dispatch(
      api.endpoints.members.initiate(undefined, { forceRefetch: true }),
    );
    costs.push(performance.now() - decoded);
    if (list.data?.rows.length !== count) throw new Error('The store does not hold the list');
  }
  return { first: costs[0], reloads: costs.slice(1) };
};

import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * jsdom with Node's own fetch and what belongs to it: jsdom's FormData and File are not fetch's, so that a file would
 * arrive at the imitated service as an unnamed blob of nine bytes.
 */
const nodesOwn = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'File',
  'Blob',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'BroadcastChannel',
  'structuredClone',
] as const;

const jsdomWithFetch: Environment = {
  name: 'jsdom-with-fetch',
  viteEnvironment: 'client',
  async setup(global, options) {
    const kept = nodesOwn.map((name) => [name, globalThis[name]] as const);
    const jsdom = await builtinEnvironments.jsdom.setup(global, options);
    for (const [name, value] of kept)
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    return jsdom;
  },
};

export default jsdomWithFetch;

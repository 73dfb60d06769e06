import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * jsdom with Node's fetch and its classes. With jsdom's own FormData and File, a file would reach the mock service as an
 * unnamed blob of nine bytes.
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
    const nodeGlobals = nodesOwn.map((name) => [name, globalThis[name]] as const);
    const jsdom = await builtinEnvironments.jsdom.setup(global, options);
    for (const [name, value] of nodeGlobals)
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    return jsdom;
  },
};

export default jsdomWithFetch;

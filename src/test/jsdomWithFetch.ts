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

/** Node's FormData, which reads a form as jsdom's does. */
const formDataOf = (ofForms: typeof FormData) =>
  class extends FormData {
    constructor(form?: HTMLFormElement) {
      super();
      if (form !== undefined)
        for (const [name, value] of new ofForms(form)) this.append(name, value);
    }
  };

const jsdomWithFetch: Environment = {
  name: 'jsdom-with-fetch',
  viteEnvironment: 'client',
  async setup(global, options) {
    const nodeGlobals = nodesOwn.map((name) => [name, globalThis[name]] as const);
    const { setTimeout: wait, clearTimeout: cancel } = globalThis;
    const jsdom = await builtinEnvironments.jsdom.setup(global, options);
    const { FormData: ofForms } = globalThis;
    // jsdom's own frames are an interval. Begun while a test has a clock of its own, they would never come again in this worker.
    const frames = {
      requestAnimationFrame: (draw: FrameRequestCallback) =>
        Number(wait(() => draw(performance.now()), 16)),
      cancelAnimationFrame: cancel,
    };
    Object.assign(global, frames);
    for (const [name, value] of nodeGlobals)
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    Object.assign(global, { FormData: formDataOf(ofForms) });
    return jsdom;
  },
};

export default jsdomWithFetch;

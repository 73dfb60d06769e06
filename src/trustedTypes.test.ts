import { expect, test, vi } from 'vitest';

test('the one policy lets through styles and the portal’s own files, and nothing else', async () => {
  const createPolicy = vi.fn<NonNullable<Window['trustedTypes']>['createPolicy']>();
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  vi.stubGlobal('document', { baseURI: 'https://portal.example/members/admin' });
  vi.stubGlobal('location', { origin: 'https://portal.example' });
  await import('./trustedTypes');

  expect(createPolicy).toHaveBeenCalledOnce();
  const [name, rules] = createPolicy.mock.lastCall ?? [];
  expect(name).toBe('default');
  // Without a rule for code the browser refuses all of it.
  expect(Object.keys(rules ?? {})).toEqual(['createHTML', 'createScriptURL']);

  const styles = '.ant-btn>span{content:"&lt;";background:url("data:image/png,x")}';
  expect(rules?.createHTML(styles)).toBe(styles);
  for (const markup of ['<img src=x onerror=alert(1)>', 'text</style><p>', '<', '<!--'])
    expect(rules?.createHTML(markup)).toBeNull();

  const own = [
    '/members/assets/importWorker-a1.js',
    'https://portal.example/members/demoWorker.js',
  ];
  expect(own.map((address) => rules?.createScriptURL(address))).toEqual(own);
  const foreign = [
    'https://elsewhere.example/members/worker.js',
    '//elsewhere.example/members/worker.js',
    'http://portal.example/members/worker.js',
    'https://portal.example:8443/members/worker.js',
    '/worker.js',
    '/members.js',
    '/members/../worker.js',
    'data:text/javascript,1',
    'blob:https://portal.example/members/0',
    'javascript:1',
  ];
  expect(foreign.filter((address) => rules?.createScriptURL(address) !== null)).toEqual([]);
});

test('a browser without Trusted Types starts as well', async () => {
  vi.resetModules();
  vi.stubGlobal('window', {});
  await expect(import('./trustedTypes')).resolves.toBeDefined();
});

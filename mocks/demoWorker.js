// msw's worker, which unregisters itself with the last tab that closes. A page that is opened in that moment would hold a
// registration that is gone, and the demo would not work offline afterwards: this one stays.
self.registration.unregister = () => Promise.resolve(false);
// The hosts of deploy/ let only a policy name a script to load (Trusted Types).
self.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (address === 'mockServiceWorker.js' ? address : null),
});
importScripts('mockServiceWorker.js');

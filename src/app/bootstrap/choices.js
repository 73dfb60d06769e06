// Written for every browser, however old, since this script also finds the ones that are too old (README, Browsers).
(function () {
  var page = document.documentElement;
  var kind = null;
  var last = null;

  // The choices stored in this browser. src/ui/theme/global.css hides the page until they are here, so that nothing flashes;
  // later src/app/colorChoice.ts and src/i18n take over.
  try {
    if (localStorage.getItem('language') === 'hi') {
      page.lang = 'hi';
      // Not only `lang`, which a browser changes when it translates the page.
      page.setAttribute('data-texts', 'hi');
    }
    page.setAttribute('data-colors', localStorage.getItem('colors') || 'system');
    last = localStorage.getItem('last_group');
    if (localStorage.getItem('token'))
      kind = { 2: 'member', 3: 'office' }[localStorage.getItem('role')];
  } catch (refused) {
    // Storage is refused: English, and the colours of the device. Older browsers need a name after catch.
    void refused;
    page.setAttribute('data-colors', 'system');
  }

  // The newest functions that the portal needs; choices.test.ts removes each of them.
  var needed = [
    [Array.prototype, ['at', 'findLastIndex', 'toReversed', 'toSorted', 'with']],
    [Object, ['fromEntries', 'hasOwn']],
    [Promise, ['allSettled']],
    [String.prototype, ['at', 'matchAll', 'replaceAll']],
    [window, ['AbortController', 'HTMLDialogElement', 'ResizeObserver', 'WeakRef']],
    [window, ['queueMicrotask']],
  ];
  var isTooOld = needed.some(function (part) {
    return part[1].some(function (name) {
      return !(name in part[0]);
    });
  });
  if (isTooOld) {
    page.setAttribute('data-scripts', 'old');
    return;
  }

  // Saves a round trip on a slow line: src/main.tsx uses this request, unless it ran first and sent its own.
  if (!page.hasAttribute('data-scripts')) {
    var config = fetch('/members/config.json', { cache: 'no-store' });
    window.configAnswer = config.then(function (answer) {
      return answer.arrayBuffer().then(function (bytes) {
        return { ok: answer.ok, status: answer.status, bytes: bytes };
      });
    });
    // Whoever awaits it reports the error.
    window.configAnswer.catch(function () {});
  }

  // The scripts of the screens after the login, by kind of person. The build writes their names here. One at a time, so that the
  // first file has most of a slow line, and runs while the largest script still comes.
  var files = {};
  var load = function (of) {
    var names = Object.hasOwn(files, of) ? files[of] : [];
    var next = function () {
      if (names.length === 0) return;
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = '/members/assets/' + names.shift();
      link.addEventListener('load', next);
      document.head.appendChild(link);
    };
    next();
  };

  // Two screens of both kinds of person need none of them.
  if (!/\/(dashboard|changepassword)$/.test(location.pathname)) load(kind);

  // If scripts are blocked, main.tsx never marks the page as running: mark it as missing, so that it says so.
  var look = function () {
    if (!page.hasAttribute('data-scripts')) page.setAttribute('data-scripts', 'missing');
    // A visitor who was signed in before probably signs in again.
    if (kind === null && !(navigator.connection || {}).saveData) load(last);
  };
  if (document.readyState === 'complete') look();
  else addEventListener('load', look);
})();

// In words that every browser knows, however old: it also says which ones are too old (README, Browsers).
(function () {
  var page = document.documentElement;

  // What was chosen in this browser: src/ui/theme/global.css waits a moment for it, so that nothing flashes. From then on
  // src/app/colours and src/i18n have it.
  try {
    if (localStorage.getItem('language') === 'hi') {
      page.lang = 'hi';
      // A browser that translates the page changes its lang.
      page.setAttribute('data-texts', 'hi');
    }
    page.setAttribute('data-colors', localStorage.getItem('colors') || 'system');
  } catch (refused) {
    // Storage is refused: the colours of the device, and English. Older browsers know no catch without a name.
    void refused;
    page.setAttribute('data-colors', 'system');
  }

  // The youngest functions that the portal cannot do without; choices.test.ts takes each away.
  var needed = [
    [Array.prototype, 'at'],
    [Array.prototype, 'findLastIndex'],
    [Array.prototype, 'toReversed'],
    [Array.prototype, 'toSorted'],
    [Array.prototype, 'with'],
    [Object, 'fromEntries'],
    [Object, 'hasOwn'],
    [Promise, 'allSettled'],
    [String.prototype, 'at'],
    [String.prototype, 'matchAll'],
    [String.prototype, 'replaceAll'],
    [window, 'AbortController'],
    [window, 'HTMLDialogElement'],
    [window, 'ResizeObserver'],
    [window, 'WeakRef'],
    [window, 'queueMicrotask'],
  ];
  for (var index = 0; index < needed.length; index += 1)
    if (!(needed[index][1] in needed[index][0])) {
      page.setAttribute('data-scripts', 'old');
      return;
    }

  // A wait less on a slow line: src/main.tsx takes it over, unless it was there before and has asked itself.
  if (!page.hasAttribute('data-scripts')) {
    window.configAnswer = fetch('/members/config.json', {
      cache: 'no-store',
      credentials: 'same-origin',
    }).then(function (answer) {
      if (!answer.ok) return { ok: false, status: answer.status, bytes: new ArrayBuffer(0) };
      return answer.arrayBuffer().then(function (bytes) {
        return { ok: true, status: answer.status, bytes: bytes };
      });
    });
    // Told by whoever takes it over.
    window.configAnswer.catch(function () {});
  }

  // Where a script is refused, main.tsx never says that it runs, and the page stays as it was sent: say so.
  var look = function () {
    if (!page.hasAttribute('data-scripts')) page.setAttribute('data-scripts', 'missing');
  };
  if (document.readyState === 'complete') look();
  else addEventListener('load', look);
})();

// What was chosen in this browser, before the first paint: nothing flashes. From then on src/app/theme and src/i18n have it.
try {
  document.documentElement.dataset.colors = localStorage.getItem('colors') ?? 'system';
  if (localStorage.getItem('language') === 'hi') document.documentElement.lang = 'hi';
} catch {
  // Storage is refused: the colours of the device, and English.
}
// A script that does not come leaves the page as it was sent: say so. Before React there is nobody else to do it.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.dataset.scripts = 'missing';
  },
  true,
);

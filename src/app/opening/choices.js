// What was chosen in this browser: src/app/theme/global.css waits a moment for it, so that nothing flashes. From then on
// src/app/theme and src/i18n have it.
const page = document.documentElement;
try {
  if (localStorage.getItem('language') === 'hi') page.lang = 'hi';
  page.dataset.colors = localStorage.getItem('colors') ?? 'system';
} catch {
  // Storage is refused: the colours of the device, and English.
  page.dataset.colors = 'system';
}
// Where a script does not come, main.tsx never says that it runs, and the page stays as it was sent: say so.
const look = () => {
  page.dataset.scripts ??= 'missing';
};
if (document.readyState === 'complete') look();
else addEventListener('load', look);

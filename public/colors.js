// The colours that were chosen in this browser, before the first paint: nothing flashes. From then on src/app/theme has them.
try {
  document.documentElement.dataset.colors = localStorage.getItem('colors') ?? 'system';
} catch {
  // Storage is refused: the colours of the device.
}

// What a browser fetches when it is needed: read before the first day begins, so that no step waits for it.
import.meta.glob(
  [
    '../../{app,features,i18n,ui}/**/*.{ts,tsx}',
    '!**/*.{test,stories}.*',
    // They answer the page that starts them.
    '!**/*Worker.ts',
  ],
  { eager: true },
);

// Everything that a browser would load on demand, imported before the first day, so that no step waits for it.
import.meta.glob(
  [
    '../../{app,features,i18n,ui}/**/*.{ts,tsx}',
    '!**/*.{test,stories}.*',
    // Workers answer the page that starts them.
    '!**/*Worker.ts',
  ],
  { eager: true },
);

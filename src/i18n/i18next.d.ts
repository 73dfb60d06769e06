import 'i18next';
import type demoTexts from './hi.demo.json';
import type texts from './hi.json';

/** What `t` takes: the English of a text that has its Hindi, and with it the values that the English asks for. */
type ByEnglish<Hindi> = { readonly [English in keyof Hindi]: English };

declare module 'i18next' {
  // As startI18n says it.
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    returnEmptyString: false;
    strictKeyChecks: true;
    strictInterpolationChecks: true;
    resources: {
      translation: ByEnglish<typeof texts>;
      /** The demo build only: `useTranslation('demo')`. */
      demo: ByEnglish<typeof demoTexts>;
    };
  }
}

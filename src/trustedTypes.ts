import { BASE_PATH } from './config/paths';

declare global {
  interface Window {
    /** The part of Trusted Types that is used here; TypeScript's own types do not know them. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: {
          createHTML(text: string): string | null;
          createScriptURL(address: string): string | null;
        },
      ): unknown;
    };
  }
}

/**
 * The hosts of deploy/ let no text become markup or code (Trusted Types). This one policy lets through what cannot become
 * either, and has no rule for code as text: the browser refuses it.
 */
window.trustedTypes?.createPolicy('default', {
  // Ant Design writes its styles as the inner HTML of a style element. Without a "<" there is no element in it.
  createHTML: (text) => (text.includes('<') ? null : text),
  // Workers, from the portal's own files.
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, document.baseURI);
    return origin === location.origin && pathname.startsWith(`${BASE_PATH}/`) ? address : null;
  },
});
